import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Kysely, PostgresDialect } from 'kysely'
import type { TestProject } from 'vitest/node'
import type { Connection } from './connection.ts'
import { openEmbedded } from './embedded.ts'
import type { DB } from './schema.ts'
import { prepareEmpty } from './test-contents.ts'

const api = join(import.meta.dirname, '..', '..')
const cache = join(api, '..', '..', 'node_modules', '.cache', 'girassol-tests')
const sources = [join(import.meta.dirname, 'migrations'), join(api, 'src', 'outbox')]

/** Another migration, another queue or another version of a library makes another beginning. */
const fingerprint = async (): Promise<string> => {
  const files = [join(api, 'package.json')]
  for (const folder of sources) files.push(...(await readdir(folder)).sort().map((file) => join(folder, file)))
  const hash = createHash('sha256')
  for (const file of files) hash.update(await readFile(file))
  return hash.digest('hex').slice(0, 16)
}

/** The files of an embedded database after `prepare`, for others to begin with. */
export const dumpEmbedded = async (
  prepare: (connection: Connection) => Promise<void>,
  beginning?: Blob,
): Promise<Blob> => {
  const { pool, dump, close } = await openEmbedded(null, beginning)
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) })
  await prepare({ db, readOnly: db, embedded: true, pool, close })
  const files = await dump()
  await db.destroy()
  await close()
  return files
}

/**
 * Vitest global set-up: the embedded database takes seconds to make and migrate, so it is made once and every test file
 * begins with a copy. It is kept until what it is made of changes.
 */
export const setup = async (project: TestProject): Promise<void> => {
  const file = join(cache, `embedded-${await fingerprint()}.tar`)
  const isThere = await stat(file).catch(() => null)
  if (isThere === null) {
    await rm(cache, { recursive: true, force: true })
    await mkdir(cache, { recursive: true })
    const unfinished = `${file}.${process.pid}`
    await writeFile(unfinished, Buffer.from(await (await dumpEmbedded(prepareEmpty)).arrayBuffer()))
    await rename(unfinished, file)
  }
  project.provide('embeddedBeginning', file)
}
