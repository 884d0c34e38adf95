import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const applicationFile = /\/assets\/[^" ]+\.(?:js|css)/g

/** The files that the application and its first screen load, from its built page and the list of its screens' files. */
export const listApplicationFiles = (html: string, preloads: string): readonly string[] => {
  const { '/': home } = JSON.parse(preloads) as Readonly<Record<string, { readonly files: readonly string[] }>>
  return [...new Set([...(html.match(applicationFile) ?? []), ...(home?.files ?? []).map((file) => `/${file}`)])]
}

/** Lists the files of the built application in a page that loads them later, where it says __LATER__. */
export const laterFiles = (built: string): Plugin => ({
  name: 'girassol:later-files',
  transformIndexHtml: async (html) => {
    if (!html.includes('__LATER__')) return html
    const read = (name: string) => readFile(join(built, name), 'utf8')
    const files = listApplicationFiles(await read('index.html'), await read('preloads.json'))
    return html.replace('__LATER__', () => files.join(' '))
  },
})
