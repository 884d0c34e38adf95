import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The files of the project, by path from the root with forward slashes. */
export type Repository = {
  readonly paths: readonly string[]
  readonly read: (path: string) => string
}

/** The folder with `package.json`, `tools` and the rest. */
export const projectRoot = join(import.meta.dirname, '..', '..')

const remembering = (read: (path: string) => string) => {
  const texts = new Map<string, string>()
  return (path: string): string => {
    const known = texts.get(path)
    if (known !== undefined) return known
    const text = read(path)
    texts.set(path, text)
    return text
  }
}

/** The files tracked by git plus new files that are not ignored; throws outside a git checkout. */
export const openRepository = (root = projectRoot): Repository => {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  const paths = [...new Set(listed.split('\0'))].filter((path) => path !== '' && existsSync(join(root, path))).sort()
  return { paths, read: remembering((path) => readFileSync(join(root, path), 'utf8')) }
}

/** A repository in memory, for the tests of the gates. */
export const createRepository = (files: Readonly<Record<string, string>>): Repository => ({
  paths: Object.keys(files),
  read: (path) => {
    const text = files[path]
    if (text === undefined) throw new Error(`No file ${path}`)
    return text
  },
})

export const isTypeScript = (path: string): boolean => /\.tsx?$/.test(path)
export const isTest = (path: string): boolean => /\.(test|spec)\.tsx?$/.test(path)
/** A test, or a test helper: `test-….ts`. */
export const isTestCode = (path: string): boolean => isTest(path) || /\/test-[^/]+\.tsx?$/.test(path)
/** Production code: TypeScript of packages and apps that is not a test. */
export const isProduction = (path: string): boolean =>
  isTypeScript(path) &&
  !isTest(path) &&
  /^(packages|apps)\/[^/]+\/src\//.test(path) &&
  !path.startsWith('packages/test-data/')
