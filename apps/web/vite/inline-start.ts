import { readFile } from 'node:fs/promises'
import { minifySync, type Plugin } from 'vite'

const tag = '<script src="/start.js"></script>'

/**
 * Inlines start.js into the pages of the build, so that its calls are sent with the page's first bytes. The server
 * allows it by its hash (apps/api/src/http/web-files.ts). Throws when a page does not reference it.
 */
export const inlineStart = (file: string): Plugin => ({
  name: 'girassol:inline-start',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: async (html, { path }) => {
      if (!html.includes(tag)) throw new Error(`${path} does not name start.js`)
      const { code } = minifySync('start.js', await readFile(file, 'utf8'))
      // A function, because '$' has a meaning in a replacement string.
      return html.replace(tag, () => `<script>${code.trim()}</script>`)
    },
  },
})
