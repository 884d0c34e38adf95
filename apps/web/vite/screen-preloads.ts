import { readFile } from 'node:fs/promises'
import type { Plugin, Rolldown } from 'vite'

const rows = /path: '([^']+)',\s*screen: lazyRouteComponent\(\(\) => import\('\.\/([^']+)'\)/g

/** The screens of the route table: each path with the module that renders it. */
export const screensIn = (source: string): readonly (readonly [path: string, module: string])[] =>
  [...source.matchAll(rows)].map(([, path = '', module = '']) => [path, module])

type Chunk = Pick<Rolldown.OutputChunk, 'fileName' | 'facadeModuleId' | 'moduleIds' | 'imports' | 'isEntry'> & {
  readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> }
}

const withImports = (chunk: Chunk, all: ReadonlyMap<string, Chunk>, found = new Set<Chunk>()): ReadonlySet<Chunk> => {
  if (found.has(chunk)) return found
  found.add(chunk)
  for (const name of chunk.imports) {
    const imported = all.get(name)
    if (imported !== undefined) withImports(imported, all, found)
  }
  return found
}

/** For each path, the files of its screen that its page does not list by itself. */
export const listPreloads = (source: string, chunks: readonly Chunk[]): Readonly<Record<string, readonly string[]>> => {
  const all = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const main = chunks.find(({ isEntry, facadeModuleId }) => isEntry && facadeModuleId?.endsWith('/index.html'))
  const known = main === undefined ? new Set<Chunk>() : withImports(main, all)
  const listFiles = (module: string) => {
    const screen = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/src/${module}`)))
    const needed = screen === undefined ? [] : [...withImports(screen, all)].filter((chunk) => !known.has(chunk))
    return needed.flatMap(({ fileName, viteMetadata }) => [fileName, ...(viteMetadata?.importedCss ?? [])])
  }
  return Object.fromEntries(screensIn(source).map(([path, module]) => [path, [...new Set(listFiles(module))]]))
}

type Screens = {
  /** The file with the route table. */
  readonly routes: string
  /** The first calls of the screen of a path. */
  readonly calls: Readonly<Record<string, readonly string[]>>
  /** The text font: it is last, because a text can be read without it. */
  readonly font: RegExp
}

/**
 * Writes which files each screen needs and its first calls, so that the server can list both in the page: on a slow
 * network they arrive with the application instead of after it.
 */
export const screenPreloads = ({ routes, calls, font }: Screens): Plugin => ({
  name: 'girassol:screen-preloads',
  apply: 'build',
  async generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
    const files = listPreloads(await readFile(routes, 'utf8'), chunks as readonly Chunk[])
    const fonts = Object.keys(bundle).filter((name) => font.test(name))
    const preloads = Object.fromEntries(
      Object.entries(files).map(([path, needed]) => [path, { files: [...needed, ...fonts], calls: calls[path] ?? [] }]),
    )
    this.emitFile({ type: 'asset', fileName: 'preloads.json', source: JSON.stringify(preloads) })
  },
})
