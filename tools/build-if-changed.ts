import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')

type Application = {
  readonly folder: string
  /** What is printed while it is built. */
  readonly announcement: string
  /** The program of an npm package, with its arguments. */
  readonly builder: readonly [program: string, ...args: string[]]
  readonly sources: readonly string[]
}

const sharedSources = ['packages/{domain,contract}/src/**/*.ts', 'package-lock.json']

const applications: readonly Application[] = [
  {
    folder: 'apps/web',
    announcement: 'Construindo a aplicação web…',
    builder: ['vite/bin/vite.js', 'build'],
    sources: ['apps/web/**/*.{ts,tsx,css,html,svg,js,json,woff2}', ...sharedSources],
  },
  {
    folder: 'apps/api',
    announcement: 'Construindo o servidor…',
    builder: ['rolldown/bin/cli.mjs', '--config', 'rolldown.config.ts'],
    sources: ['apps/api/**/*.ts', ...sharedSources],
  },
]

const fingerprint = ({ sources }: Application): string => {
  const isBuiltOrForeign = (path: string) => /(^|\/)(dist|node_modules)(\/|$)/.test(path)
  const hash = createHash('sha256')
  for (const file of globSync(sources, { cwd: root, exclude: isBuiltOrForeign }).sort())
    hash.update(file).update(readFileSync(join(root, file)))
  return hash.digest('hex')
}

const buildOneIfChanged = (application: Application): void => {
  const { folder, announcement, builder } = application
  const mark = join(root, folder, 'dist/.built-from')
  const now = fingerprint(application)
  if (existsSync(mark) && readFileSync(mark, 'utf8') === now) return
  process.stdout.write(`${announcement}\n`)
  const [program, ...args] = builder
  const build = spawnSync(process.execPath, [join(root, 'node_modules', program), ...args], {
    cwd: join(root, folder),
    stdio: ['ignore', 'pipe', 'inherit'],
    encoding: 'utf8',
  })
  if (build.status !== 0) {
    process.stderr.write(build.stdout ?? '')
    process.exit(build.status ?? 1)
  }
  writeFileSync(mark, now)
}

/** Builds the web application and the server, each unless its dist was built from exactly the same sources. */
export const buildIfChanged = (): void => {
  for (const application of applications) buildOneIfChanged(application)
}
