import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
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

/** Changes when a migration, a queue or the version of a library changes. */
const fingerprint = async (): Promise<string> => {
  const files = [join(api, 'package.json')]
  for (const folder of sources) files.push(...(await readdir(folder)).sort().map((file) => join(folder, file)))
  const hash = createHash('sha256')
  for (const file of files) hash.update(await readFile(file))
  return hash.digest('hex').slice(0, 16)
}

/** The files of an embedded database after `prepare`, from which other databases start. */
export const dumpEmbedded = async (
  prepare: (connection: Connection) => Promise<void>,
  beginning?: Blob,
): Promise<Blob> => {
  const { pool, dump, close } = await openEmbedded(null, beginning)
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) })
  await prepare({ db, readOnly: db, refusesWrites: false, replica: null, embedded: true, pool, close })
  const files = await dump()
  await db.destroy()
  await close()
  return files
}

/** Another process sees the whole file or none. */
export const writeWhole = async (file: string, contents: Blob): Promise<void> => {
  const unfinished = `${file}.${process.pid}`
  await writeFile(unfinished, Buffer.from(await contents.arrayBuffer()))
  await rename(unfinished, file)
}

/**
 * Vitest global set-up: the embedded database takes seconds to create and migrate, so it is created once and every test
 * file starts from a copy. The cached file is used until one of its sources changes. The demonstration depends on most
 * of the sources, so the first test file of a run that needs it leaves it for the others in the folder of the run.
 */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  const file = join(cache, `embedded-${await fingerprint()}.tar`)
  const isThere = await stat(file).catch(() => null)
  if (isThere === null) {
    await rm(cache, { recursive: true, force: true })
    await mkdir(cache, { recursive: true })
    await writeWhole(file, await dumpEmbedded(prepareEmpty))
  }
  const folder = await mkdtemp(join(tmpdir(), 'girassol-embedded-'))
  project.provide('embeddedBeginning', file)
  project.provide('embeddedDemonstration', join(folder, 'demonstration.tar'))
  return () => rm(folder, { recursive: true, force: true })
}
