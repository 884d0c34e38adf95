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
import { isUnused, withoutEntries } from './test-lean-dump.ts'

const api = join(import.meta.dirname, '..', '..')
const cache = join(api, '..', '..', 'node_modules', '.cache', 'girassol-tests')
const sources = [join(import.meta.dirname, 'migrations'), join(api, 'src', 'outbox')]

/** Changes when a migration, a queue, the version of a library or the way to dump changes. */
const fingerprint = async (): Promise<string> => {
  const files = [join(api, 'package.json'), import.meta.filename, join(import.meta.dirname, 'test-lean-dump.ts')]
  for (const folder of sources) files.push(...(await readdir(folder)).sort().map((file) => join(folder, file)))
  const hash = createHash('sha256')
  for (const file of files) hash.update(await readFile(file))
  return hash.digest('hex').slice(0, 16)
}

/** Everything that was written is in the tables after this; returns the name of the log that comes next. */
const finishLog = async ({ pool }: Pick<Connection, 'pool'>): Promise<string> => {
  await pool.query('checkpoint')
  const { rows } = await pool.query('select pg_walfile_name(redo_lsn) as name from pg_control_checkpoint()')
  return rows[0].name
}

/** The files of an embedded database after `prepare`, from which other databases start: without those they never read. */
export const dumpEmbedded = async (
  prepare: (connection: Connection) => Promise<void>,
  beginning?: Blob,
): Promise<Blob> => {
  const { pool, dump, close } = await openEmbedded(null, beginning)
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) })
  await prepare({ db, readOnly: db, refusesWrites: false, replica: null, embedded: true, pool, close })
  const lastLog = await finishLog({ pool })
  const files = Buffer.from(await (await dump()).arrayBuffer())
  await db.destroy()
  await close()
  return new Blob([withoutEntries(files, (path) => isUnused(path, lastLog))])
}

/** Another process sees the whole file or none. */
export const writeWhole = async (file: string, contents: Blob): Promise<void> => {
  const unfinished = `${file}.${process.pid}`
  await writeFile(unfinished, Buffer.from(await contents.arrayBuffer()))
  await rename(unfinished, file)
}

const removeOtherVersions = async (version: string): Promise<void> => {
  await mkdir(cache, { recursive: true })
  const others = (await readdir(cache)).filter((file) => !file.endsWith(`-${version}.tar`))
  for (const file of others) await rm(join(cache, file), { force: true })
}

/** Leaves a dump in the cache unless it is there. */
const provideDump = async (name: string, make: () => Promise<Blob>): Promise<string> => {
  const file = join(cache, `${name}.tar`)
  if ((await stat(file).catch(() => null)) === null) await writeWhole(file, await make())
  return file
}

/**
 * Vitest global set-up: the embedded database takes seconds to create and migrate, so it is created once and every test
 * file starts from a copy. The cached files are used until one of their sources changes. The demonstration depends on
 * most of the sources, so the first test file of a run that needs it leaves it for the others in the folder of the run.
 */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  const version = await fingerprint()
  await removeOtherVersions(version)
  const bare = await provideDump(`bare-${version}`, () => dumpEmbedded(async () => undefined))
  const beginning = await provideDump(`embedded-${version}`, async () =>
    dumpEmbedded(prepareEmpty, new Blob([await readFile(bare)])),
  )
  const folder = await mkdtemp(join(tmpdir(), 'girassol-embedded-'))
  project.provide('embeddedBare', bare)
  project.provide('embeddedBeginning', beginning)
  project.provide('embeddedDemonstration', join(folder, 'demonstration.tar'))
  return () => rm(folder, { recursive: true, force: true })
}
