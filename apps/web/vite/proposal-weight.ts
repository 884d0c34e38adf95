import { brotliCompressSync } from 'node:zlib'
import type { Plugin } from 'vite'
import { filesIn } from './page-weight.ts'

/** The most that the page of a proposal may load as scripts, in kilobytes (1,000 bytes) after brotli. */
const mostScriptKb = 90

/** One line when the scripts that a page names are above the limit together; `sizes` are bytes after brotli. */
export const judgeProposal = (html: string, sizes: ReadonlyMap<string, number>): readonly string[] => {
  const scripts = filesIn(html).filter((file) => file.endsWith('.js'))
  if (scripts.length === 0) return ['proposal.html: no script of the build']
  const kb = scripts.reduce((sum, file) => sum + (sizes.get(file) ?? 0), 0) / 1000
  return kb > mostScriptKb ? [`proposal.html: scriptKb ${Math.ceil(kb)}, at most ${mostScriptKb}`] : []
}

/** Fails the build when the page of a proposal loads more than a slow telephone can use in 1.5 seconds (PROP-011). */
export const proposalWeight = (): Plugin => ({
  name: 'girassol:proposal-weight',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const page = bundle['proposal.html']
      const html = page?.type === 'asset' ? String(page.source) : ''
      const sizes = new Map(
        Object.values(bundle).flatMap((file) =>
          file.type === 'chunk' ? [[file.fileName, brotliCompressSync(file.code).length] as const] : [],
        ),
      )
      const lines = judgeProposal(html, sizes)
      if (lines.length > 0) this.error(lines.join('\n'))
    },
  },
})
