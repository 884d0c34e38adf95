import { brotliCompressSync } from 'node:zlib'
import type { Plugin, Rolldown } from 'vite'

/** What a page may load before its screen can be used, in files and in kilobytes (1,000 bytes) as served, after brotli. */
export type PageLimit = { readonly files: number; readonly scriptKb: number; readonly styleKb: number }

type Preloads = Readonly<Record<string, { readonly files: readonly string[] }>>

/** The size of a built file as served (compress-files.ts), in bytes. */
type Sizes = ReadonlyMap<string, number>

/** The scripts, styles and fonts that a built page names. */
export const filesIn = (html: string): readonly string[] =>
  [...html.matchAll(/ (?:src|href)="\/(assets\/[^"]+)"/g)].map(([, file = '']) => file)

const sumKb = (files: readonly string[], ending: string, sizes: Sizes): number =>
  files.filter((file) => file.endsWith(ending)).reduce((sum, file) => sum + (sizes.get(file) ?? 0), 0) / 1000

const weighPage = (files: readonly string[], sizes: Sizes): PageLimit => ({
  files: files.length,
  scriptKb: sumKb(files, '.js', sizes),
  styleKb: sumKb(files, '.css', sizes),
})

/** One line for each value above its limit. */
const judgePage = (path: string, weight: PageLimit, limit: PageLimit): readonly string[] =>
  (['files', 'scriptKb', 'styleKb'] as const)
    .filter((value) => weight[value] > limit[value])
    .map((value) => `${path}: ${value} ${Math.ceil(weight[value])}, at most ${limit[value]}`)

type Pages = {
  readonly html: string
  readonly preloads: Preloads
  readonly limits: Readonly<Record<string, PageLimit>>
}

/** The lines of all screens with a limit; a screen that the build does not list is a line as well. */
export const judgePages = ({ html, preloads, limits }: Pages, sizes: Sizes): readonly string[] => {
  const own = filesIn(html)
  return Object.entries(limits).flatMap(([path, limit]) => {
    const screen = preloads[path]
    if (screen === undefined) return [`${path}: no screen of the application`]
    return judgePage(path, weighPage([...new Set([...own, ...screen.files])], sizes), limit)
  })
}

const toText = (file: Rolldown.OutputAsset | Rolldown.OutputChunk | undefined): string =>
  file === undefined ? '' : String(file.type === 'chunk' ? file.code : file.source)

/**
 * Fails the build when the page of a screen loads more files or bytes than its limit. It compares what was built, so the
 * result is the same on every machine.
 */
export const pageWeight = (limits: Readonly<Record<string, PageLimit>>): Plugin => ({
  name: 'girassol:page-weight',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const html = toText(bundle['index.html'])
      const preloads = JSON.parse(toText(bundle['preloads.json'])) as Preloads
      const loaded = new Set([filesIn(html), ...Object.keys(limits).map((path) => preloads[path]?.files ?? [])].flat())
      const weighed = [...loaded].filter((name) => name.endsWith('.js') || name.endsWith('.css'))
      // Without parameters brotli has its highest level, as the stored files have.
      const sizes = new Map(weighed.map((name) => [name, brotliCompressSync(toText(bundle[name])).length]))
      const lines = judgePages({ html, preloads, limits }, sizes)
      if (lines.length > 0) this.error(`pages above their limit (vite/page-limits.ts)\n${lines.join('\n')}`)
    },
  },
})
