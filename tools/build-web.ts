import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const dist = join(root, 'apps/web/dist')
const mark = join(dist, '.built-from')

const sources = [
  'apps/web/**/*.{ts,tsx,css,html,svg,js,json,woff2}',
  'packages/{domain,contract}/src/**/*.ts',
  'package-lock.json',
]

const fingerprint = (): string => {
  const files = globSync(sources, { cwd: root, exclude: (path) => /(^|\/)(dist|node_modules)(\/|$)/.test(path) }).sort()
  const hash = createHash('sha256')
  for (const file of files) hash.update(file).update(readFileSync(join(root, file)))
  return hash.digest('hex')
}

/** Builds the web application unless dist was built from exactly the same sources. */
export const buildWebIfChanged = async (): Promise<void> => {
  const now = fingerprint()
  if (existsSync(mark) && readFileSync(mark, 'utf8') === now) return
  process.stdout.write('Construindo a aplicação web…\n')
  const build = spawnSync(process.execPath, [join(root, 'node_modules/vite/bin/vite.js'), 'build'], {
    cwd: join(root, 'apps/web'),
    stdio: ['ignore', 'pipe', 'inherit'],
    encoding: 'utf8',
  })
  if (build.status !== 0) {
    process.stderr.write(build.stdout ?? '')
    process.exit(build.status ?? 1)
  }
  writeFileSync(mark, now)
}
