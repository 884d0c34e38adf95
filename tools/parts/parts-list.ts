import { execFile } from 'node:child_process'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

const root = join(import.meta.dirname, '../..')
const folder = join(root, 'node_modules', '.cache', 'girassol')
const options = ['--package-lock-only', '--sbom-format', 'cyclonedx', '--workspace', '@girassol/api']

type Part = { readonly group?: string; readonly name: string; readonly version: string }
export type PartsList = { readonly bomFormat: string; readonly components: readonly Part[] }

type Locked = { readonly version?: string; readonly dev?: boolean }

export const nameOf = ({ group, name }: Part): string => (group === undefined ? name : `${group}/${name}`)

/** Name and version of every package in the lock file that more than the development needs. */
const readShipped = async (): Promise<ReadonlySet<string>> => {
  const lock = JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, Locked>
  }
  const shipped = Object.entries(lock.packages).filter(([, { dev }]) => dev !== true)
  return new Set(shipped.map(([path, { version }]) => `${path.split('node_modules/').at(-1)}@${version}`))
}

/**
 * The server's parts in CycloneDX, from the lock file (SEC-025, C-230). `npm sbom --omit dev` would leave out every
 * package that some workspace also needs for its development, such as `pg`.
 */
export const makePartsList = async (): Promise<PartsList> => {
  const run = promisify(execFile)
  const { stdout } = await run('npm', ['sbom', ...options], { cwd: root, maxBuffer: 16 * 1024 * 1024 })
  const list = JSON.parse(stdout) as PartsList
  const shipped = await readShipped()
  return { ...list, components: list.components.filter((part) => shipped.has(`${nameOf(part)}@${part.version}`)) }
}

export const writePartsList = async (): Promise<void> => {
  const list = await makePartsList()
  const file = join(folder, 'parts.cdx.json')
  await mkdir(folder, { recursive: true })
  await writeFile(file, JSON.stringify(list))
  console.log(`Parts of the server: ${list.components.length}, in ${file.replace(`${root}/`, '')}`)
}
