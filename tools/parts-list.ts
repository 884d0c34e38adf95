import { execFile } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

const root = join(import.meta.dirname, '..')
const folder = join(root, 'node_modules', '.cache', 'girassol')
const options = ['--package-lock-only', '--sbom-format', 'cyclonedx', '--omit', 'dev', '--workspace', '@girassol/api']

/** Writes the list of the server's parts in CycloneDX, from the lock file (SEC-025, C-230). */
export const writePartsList = async (): Promise<void> => {
  const { stdout } = await promisify(execFile)('npm', ['sbom', ...options], { cwd: root, maxBuffer: 16 * 1024 * 1024 })
  const file = join(folder, 'parts.cdx.json')
  await mkdir(folder, { recursive: true })
  await writeFile(file, stdout)
  const { components } = JSON.parse(stdout) as { components: readonly unknown[] }
  console.log(`Parts of the server: ${components.length}, in ${file.replace(`${root}/`, '')}`)
}
