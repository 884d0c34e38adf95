import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { minifySync, type Plugin } from 'vite'

/**
 * Inlines the start script into the pages of the build, so that its calls are sent with the page's first bytes. The server
 * allows it by its hash (apps/api/src/http/web-files.ts). Throws when a page does not reference it.
 */
export const inlineStart = (file: string): Plugin => ({
  name: 'girassol:inline-start',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: async (html, { path }) => {
      const name = basename(file)
      const tag = `<script src="/${name}"></script>`
      if (!html.includes(tag)) throw new Error(`${path} does not name ${name}`)
      const { code } = minifySync(name, await readFile(file, 'utf8'))
      // A function, because '$' has a meaning in a replacement string.
      return html.replace(tag, () => `<script>${code.trim()}</script>`)
    },
  },
})
