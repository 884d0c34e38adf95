import { Kysely, PostgresDialect, sql } from 'kysely'
import type pg from 'pg'
import { prepareApplicationRole } from '../../database/application-role.ts'
import type { Connection } from '../../database/connection.ts'
import type { Session } from '../../database/copy-rows.ts'
import { listUnknown, migrateWithin, migrationLock } from '../../database/migrate.ts'
import type { DB } from '../../database/schema.ts'
import type { Tx } from '../../database/transaction.ts'
import { detectFileKind } from '../../integrations/files/file-kind.ts'
import type { Files } from '../../integrations/files/files.ts'
import { startBoss } from '../../outbox/boss.ts'
import { createQueues } from '../../outbox/queues.ts'
import { BackupRefused } from './backup-refused.ts'
import { findContents } from './find-contents.ts'
import { createJobTable, findWrongCounts, insertJobs, loadPart, openTables, setSequences } from './load-tables.ts'
import { filesAtOnce, type Storage } from './make-backup.ts'
import { findFileKey, findTable, jobTable, type Manifest } from './manifest.ts'
import { checkArchive, readArchive } from './read-archive.ts'

type Restored = Storage & {
  readonly path: string
  /** C-240: other schemas of the database may have tables. */
  readonly intoEmptySchema?: boolean
  /** Leaves a gap for the numbers that were given after the instant, which other systems know. */
  readonly skipNumbers?: number
}

const refuseFilled = async (client: pg.ClientBase, { intoEmptySchema = false }: Restored): Promise<void> => {
  const found = await findContents(client, intoEmptySchema)
  if (found === undefined) return
  throw new BackupRefused(
    `O banco de dados não está vazio (${found}). Nada foi restaurado. Use um banco de dados novo.`,
  )
}

const refuseNewer = async ({ migrations, release }: Manifest): Promise<void> => {
  const [unknown] = await listUnknown(migrations)
  if (unknown === undefined) return
  throw new BackupRefused(
    `O backup é da versão ${release}, que tem a migração ${unknown}, e esta versão não a conhece. Restaure com aquela versão ou uma mais nova.`,
  )
}

/** The queues are made before the transaction, because pg-boss makes them in its own; empty ones do no harm. */
const prepareQueues = async (connection: Connection): Promise<void> => {
  const boss = await startBoss(connection, { works: false, onError: (error) => process.emitWarning(error) })
  await createQueues(boss)
  await boss.stop({ graceful: false, timeout: 1000 })
}

/** Kysely over one client, so that COPY, which Kysely does not know, runs in its transaction. */
const inTransaction = async <Result>(
  connection: Connection,
  work: (client: pg.PoolClient, tx: Tx) => Promise<Result>,
) => {
  const client = await connection.pool.connect()
  const pool = { connect: async () => client, end: async () => undefined, options: connection.pool.options }
  return new Kysely<DB>({ dialect: new PostgresDialect({ pool }) }).transaction().execute((tx) => work(client, tx))
}

const lockAgainstMigrations = async (client: pg.PoolClient): Promise<void> => {
  const { rows } = await client.query(`select pg_try_advisory_xact_lock(${migrationLock}) as free`)
  if (!rows[0].free) throw new BackupRefused('Outro processo prepara este banco de dados. Nada foi restaurado.')
}

type StoredFile = { readonly key: string; readonly bytes: Uint8Array }

const storeFiles = async (files: Files, stored: readonly StoredFile[]): Promise<void> => {
  await Promise.all(
    stored.map(({ key, bytes }) => {
      const contentType = detectFileKind(bytes)?.contentType ?? 'application/octet-stream'
      return files.put({ key, bytes, contentType })
    }),
  )
}

/** Adds the rows to the open tables and the files to their storage. */
const loadEntries = async (session: Session, { files, path }: Restored, manifest: Manifest): Promise<void> => {
  let waiting: StoredFile[] = []
  for await (const { name, bytes } of readArchive(path)) {
    const [table, key] = [findTable(name), findFileKey(name)]
    if (table !== null) await loadPart(session, manifest, { table, bytes })
    if (key !== null) waiting.push({ key, bytes })
    if (waiting.length < filesAtOnce) continue
    await storeFiles(files, waiting)
    waiting = []
  }
  await storeFiles(files, waiting)
}

const refuseLost = async (client: pg.PoolClient, manifest: Manifest): Promise<void> => {
  const inserted = await insertJobs(client, manifest)
  const wrong = [...(await findWrongCounts(client, manifest)), ...(inserted === manifest.jobs.rows ? [] : [jobTable])]
  if (wrong.length > 0) throw new BackupRefused(`Faltam linhas em ${wrong.join(', ')}. Nada foi restaurado.`)
}

const restoreRows = (target: Restored, manifest: Manifest): Promise<void> =>
  inTransaction(target.connection, async (client, tx) => {
    await lockAgainstMigrations(client)
    await refuseFilled(client, target)
    await client.query("set local timezone = 'UTC'; set local datestyle = 'ISO'")
    await migrateWithin(tx, manifest.migrations)
    await createJobTable(client)
    const closeTables = await openTables(client)
    await loadEntries({ client, connection: target.connection }, target, manifest)
    await refuseLost(client, manifest)
    await setSequences(client, manifest, target.skipNumbers ?? 0)
    await closeTables()
    await migrateWithin(tx)
  })

/**
 * REL-017, C-240: brings an archive into an empty database, whose owner connects, and its files into their storage. The
 * whole archive is checked before anything is written; all rows come in one transaction, and the files before it ends.
 * An archive of an earlier release gets the later migrations at the end. Refuses a damaged archive, one of a later
 * release, and a database that is not empty.
 */
export const restoreBackup = async (target: Restored): Promise<Manifest> => {
  const { connection, path } = target
  const manifest = await checkArchive(path)
  await refuseNewer(manifest)
  const client = await connection.pool.connect()
  try {
    await refuseFilled(client, target)
  } finally {
    client.release()
  }
  await prepareQueues(connection)
  await restoreRows(target, manifest)
  await prepareApplicationRole(connection.db)
  await sql`analyze`.execute(connection.db)
  return manifest
}
