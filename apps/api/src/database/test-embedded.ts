import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Kysely, PostgresDialect } from 'kysely'
import type { TestProject } from 'vitest/node'
import { openEmbedded } from './embedded.ts'
import { migrate } from './migrate.ts'
import type { DB } from './schema.ts'

declare module 'vitest' {
  interface ProvidedContext {
    embeddedBeginning: string
  }
}

const api = join(import.meta.dirname, '..', '..')
const cache = join(api, '..', '..', 'node_modules', '.cache', 'girassol-tests')
const migrations = join(import.meta.dirname, 'migrations')

/** Another migration or another version of the database makes another beginning. */
const fingerprint = async (): Promise<string> => {
  const files = [join(api, 'package.json'), ...(await readdir(migrations)).sort().map((file) => join(migrations, file))]
  const hash = createHash('sha256')
  for (const file of files) hash.update(await readFile(file))
  return hash.digest('hex').slice(0, 16)
}

const migratedDump = async (): Promise<Buffer> => {
  const { pool, dump, close } = await openEmbedded(null)
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) })
  await migrate(db)
  const bytes = Buffer.from(await (await dump()).arrayBuffer())
  await db.destroy()
  await close()
  return bytes
}

/**
 * Vitest global set-up: the embedded database takes seconds to make and migrate, so it is made once and every test file
 * begins with a copy. It is kept until a migration changes.
 */
export const setup = async (project: TestProject): Promise<void> => {
  const file = join(cache, `embedded-${await fingerprint()}.tar`)
  const isThere = await stat(file).catch(() => null)
  if (isThere === null) {
    await rm(cache, { recursive: true, force: true })
    await mkdir(cache, { recursive: true })
    const unfinished = `${file}.${process.pid}`
    await writeFile(unfinished, await migratedDump())
    await rename(unfinished, file)
  }
  project.provide('embeddedBeginning', file)
}
