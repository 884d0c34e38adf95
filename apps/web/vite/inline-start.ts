import { readFile } from 'node:fs/promises'
import { minifySync, type Plugin } from 'vite'

const tag = '<script src="/start.js"></script>'

/**
 * Writes start.js into the pages of the build: what it asks for leaves with the page's first bytes. The server allows
 * it by its hash (apps/api/src/http/web-files.ts). Throws when a page does not name it.
 */
export const inlineStart = (file: string): Plugin => ({
  name: 'girassol:inline-start',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: async (html, { path }) => {
      if (!html.includes(tag)) throw new Error(`${path} does not name start.js`)
      const { code } = minifySync('start.js', await readFile(file, 'utf8'))
      // A function, because '$' has a meaning in a replacement.
      return html.replace(tag, () => `<script>${code.trim()}</script>`)
    },
  },
})
