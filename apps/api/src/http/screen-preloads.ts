import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

type Written = { readonly files: readonly string[]; readonly calls: readonly string[] }
type Screen = Written & { readonly path: RegExp }

/** What the page of a screen names besides the application: addresses of its files, and of the calls it makes first. */
export type Preloads = Written

export const nothing: Preloads = { files: [], calls: [] }

/** '/pedidos/$id' */
const toPattern = (path: string): RegExp => new RegExp(`^${path.replace(/\$(\w+)/g, '(?<$1>[\\w-]+)')}$`)

const readWritten = async (file: string): Promise<Readonly<Record<string, Written>>> =>
  existsSync(file) ? JSON.parse(await readFile(file, 'utf8')) : {}

/** The number of a record: anything else in its place is a broken address, and its screen asks nothing. */
const recordNumber = /^[1-9]\d{0,8}$/

/** The calls with what stands in the address; none where that cannot be a record's number. */
const filled = (calls: readonly string[], params: Readonly<Record<string, string>> = {}): readonly string[] =>
  Object.values(params).every((value) => recordNumber.test(value))
    ? calls.map((call) => call.replace(/\$(\w+)/g, (_, name: string) => params[name] ?? ''))
    : []

/**
 * What the page of an address should name, from what the build wrote down: a slow network then brings the screen and
 * its data with the application instead of after it. An address with a search asks other data than its screen's first;
 * one without a screen names nothing.
 */
export const readScreenPreloads = async (webFolder: string): Promise<(url: string) => Preloads> => {
  const written = await readWritten(join(webFolder, 'preloads.json'))
  const screens: readonly Screen[] = Object.entries(written).map(([path, { files, calls }]) => ({
    path: toPattern(path),
    files: files.map((file) => `/${file}`),
    calls,
  }))
  return (url) => {
    const [path = '/', search] = url.split('?')
    const screen = screens.find((one) => one.path.test(path))
    if (screen === undefined) return nothing
    const params = screen.path.exec(path)?.groups
    return { files: screen.files, calls: search ? [] : filled(screen.calls, params) }
  }
}
