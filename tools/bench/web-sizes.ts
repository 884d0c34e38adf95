import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

const builtWeb = join(import.meta.dirname, '../../apps/web/dist')

export type WebSize = { readonly name: string; readonly kilobytes: number }

const measureSize = (file: string): number => gzipSync(readFileSync(join(builtWeb, file))).length / 1024

/**
 * The files that a browser loads, gzip sizes: first those named in the page, then every other script and style by size.
 * Null when the web application is not built.
 */
export const readWebSizes = (): readonly WebSize[] | null => {
  if (!existsSync(join(builtWeb, 'index.html'))) return null
  const page = readFileSync(join(builtWeb, 'index.html'), 'utf8')
  const files = readdirSync(builtWeb, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.(js|css)$/.test(file))
  const sizes = files.map((name) => ({ name, kilobytes: measureSize(name) })).sort((a, b) => b.kilobytes - a.kilobytes)
  const first = (kind: string) => sizes.filter(({ name }) => name.endsWith(kind) && page.includes(name))
  const total = (of: readonly WebSize[]) => of.reduce((sum, { kilobytes }) => sum + kilobytes, 0)
  return [
    { name: 'first page, JS', kilobytes: total(first('.js')) },
    { name: 'first page, CSS', kilobytes: total(first('.css')) },
    ...sizes,
  ]
}
