import { posix } from 'node:path'
import { isTypeScript, type Repository } from './repository.ts'
import { lineAt, withoutComments } from './source-text.ts'

/** One import, type-only ones included: `to` is a path from the root, `node:…`, or the name of a package. */
export type Import = { readonly from: string; readonly to: string; readonly line: number }

const statement =
  /^(?:import|export)\s(?<what>[^'"`;]*?\sfrom\s*)?['"](?<static>[^'"]+)['"]|\bimport\(\s*['"](?<lazy>[^'"]+)['"]/gm

const endings = ['', '.ts', '.tsx', '/index.ts', '/index.tsx']

/** `@girassol/domain/orders` → `packages/domain/src/orders/index.ts`, as the `exports` of the packages say. */
const workspaceFolder: Readonly<Record<string, string>> = {
  domain: 'packages/domain/src',
  contract: 'packages/contract/src',
  'test-data': 'packages/test-data/src',
  api: 'apps/api/src',
}

const candidateBase = (from: string, specifier: string): string | undefined => {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(from), specifier)
  const [, name, rest] = /^@girassol\/([^/]+)\/?(.*)$/.exec(specifier) ?? []
  const folder = name === undefined ? undefined : workspaceFolder[name]
  return folder === undefined ? undefined : posix.join(folder, rest ?? '')
}

const resolve = (paths: ReadonlySet<string>, from: string, specifier: string): string => {
  const base = candidateBase(from, specifier)
  if (base === undefined) return specifier
  return endings.map((ending) => base + ending).find((path) => paths.has(path)) ?? base
}

const listImports = (repository: Repository, paths: ReadonlySet<string>, from: string): Import[] => {
  const source = withoutComments(repository.read(from))
  return [...source.matchAll(statement)].flatMap((match) => {
    const specifier = match.groups?.static ?? match.groups?.lazy
    if (specifier === undefined) return []
    return [{ from, to: resolve(paths, from, specifier), line: lineAt(source, match.index) }]
  })
}

/** Every static, lazy and type-only import and re-export of the TypeScript in the repository. */
export const readImports = (repository: Repository): Import[] => {
  const paths = new Set(repository.paths)
  return repository.paths.filter(isTypeScript).flatMap((path) => listImports(repository, paths, path))
}

const neighbours = (imports: readonly Import[]): Map<string, string[]> => {
  const graph = new Map<string, string[]>()
  for (const { from, to } of imports) graph.set(from, [...(graph.get(from) ?? []), to])
  return graph
}

/**
 * Circles of files, each once, from the file that closes it. Type-only imports count, because they too couple two
 * files.
 */
export const findCycles = (imports: readonly Import[]): string[][] => {
  const graph = neighbours(imports)
  const finished = new Set<string>()
  const trail: string[] = []
  const cycles: string[][] = []
  const visit = (path: string): void => {
    if (trail.includes(path)) {
      cycles.push([...trail.slice(trail.indexOf(path)), path])
      return
    }
    if (finished.has(path)) return
    trail.push(path)
    for (const next of graph.get(path) ?? []) visit(next)
    trail.pop()
    finished.add(path)
  }
  for (const path of graph.keys()) visit(path)
  return cycles
}
