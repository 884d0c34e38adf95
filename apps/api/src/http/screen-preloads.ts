import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

type Written = { readonly files: readonly string[]; readonly calls: readonly string[] }
type Screen = Written & { readonly path: RegExp }

/** The URLs that the page of a screen preloads besides the application: its files, and its first calls. */
export type Preloads = Written

export const nothing: Preloads = { files: [], calls: [] }

/** '/pedidos/$id' */
const toPattern = (path: string): RegExp => new RegExp(`^${path.replace(/\$(\w+)/g, '(?<$1>[\\w-]+)')}$`)

const readWritten = async (file: string): Promise<Readonly<Record<string, Written>>> =>
  existsSync(file) ? JSON.parse(await readFile(file, 'utf8')) : {}

/** The number of a record: for any other value the URL is broken, and its screen makes no call. */
const recordNumber = /^[1-9]\d{0,8}$/

/** The calls with the numbers of the URL; none if one of them is not a record number. */
const filled = (calls: readonly string[], params: Readonly<Record<string, string>> = {}): readonly string[] =>
  Object.values(params).every((value) => recordNumber.test(value))
    ? calls.map((call) => call.replace(/\$(\w+)/g, (_, name: string) => params[name] ?? ''))
    : []

/**
 * Returns what the page of a URL should preload, as the build listed it: on a slow network the screen and its data then
 * load together with the application. A URL with a query string needs other data, so only its files are preloaded; a
 * URL without a screen preloads nothing.
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
