import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

type Screen = { readonly path: RegExp; readonly links: string }

const linkTo = (file: string): string =>
  file.endsWith('.css')
    ? `<link rel="preload" as="style" crossorigin href="/${file}">`
    : `<link rel="modulepreload" crossorigin href="/${file}">`

/** '/pedidos/$id' */
const patternOf = (path: string): RegExp => new RegExp(`^${path.replace(/\$\w+/g, '[^/]+')}$`)

/**
 * The links that a page should have for the screen at its path, from what the build wrote down: a slow network then
 * brings the screen with the application instead of after it. A path without a screen has none.
 */
export const readScreenPreloads = async (webFolder: string): Promise<(path: string) => string> => {
  const file = join(webFolder, 'preloads.json')
  const preloads = existsSync(file) ? (JSON.parse(await readFile(file, 'utf8')) as Record<string, string[]>) : {}
  const screens: readonly Screen[] = Object.entries(preloads).map(([path, files]) => ({
    path: patternOf(path),
    links: files.map(linkTo).join(''),
  }))
  return (path) => screens.find((screen) => screen.path.test(path))?.links ?? ''
}
