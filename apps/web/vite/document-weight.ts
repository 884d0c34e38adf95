import { brotliCompressSync } from 'node:zlib'
import type { Plugin } from 'vite'

const otherFile = /<(?:script|link)[^>]*\s(?:src|href)="\/assets\/[^"]*\.(?:js|css)"/g

/** What is wrong with a document: scripts or styles that it loads from elsewhere, or its weight in bytes after brotli. */
export const judgeDocument = (html: string, bytes: number, mostKb: number): readonly string[] => {
  if (!html.includes('<script type="module"')) return ['no script of the build']
  const files = html.match(otherFile) ?? []
  const kb = bytes / 1000
  return [...files.map((file) => `loads ${file}`), ...(kb > mostKb ? [`${Math.ceil(kb)} kB, at most ${mostKb}`] : [])]
}

/** Fails the build when a page outside the session is more than a slow telephone can use in 1.5 seconds (PROP-011). */
export const documentWeight = (page: string, mostKb: number): Plugin => ({
  name: 'girassol:document-weight',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const file = bundle[page]
      const html = file?.type === 'asset' ? String(file.source) : ''
      const lines = judgeDocument(html, brotliCompressSync(html).length, mostKb)
      if (lines.length > 0) this.error(lines.map((line) => `${page}: ${line}`).join('\n'))
    },
  },
})
