import { randomUUID } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { lacksFieldLabel } from '@girassol/domain/company-activity'
import { sql } from 'kysely'
import pg from 'pg'
import { inject } from 'vitest'
import { actAsApplication, applicationRole } from './application-role.ts'
import { type Connection, openDatabase } from './connection.ts'
import { openEmbedded } from './embedded.ts'
import type { PoolLimits } from './open-pool.ts'
import { type Contents, prepareDemonstration } from './test-contents.ts'
import { dumpEmbedded, writeWhole } from './test-embedded.ts'
import type { Tx } from './transaction.ts'

export type DatabaseKind = 'postgres' | 'pglite'

/** Always both databases: for the one file of a capability that tests races or killed processes. */
export const bothDatabases: readonly DatabaseKind[] = ['postgres', 'pglite']

/** For every other file: PostgreSQL, and with `npm run test:all` also the embedded database. */
export const testedDatabases: readonly DatabaseKind[] =
  process.env.TEST_ALL_DATABASES === '1' ? bothDatabases : ['postgres']

/** Within a block that runs on both databases: the tests for which `testedDatabases` are enough. */
export const whereTested = (kind: DatabaseKind, addTests: () => void): void => {
  if (testedDatabases.includes(kind)) addTests()
}

const templates = { nothing: 'template_girassol', demonstration: 'template_demonstration' } as const

const administrate = async (statement: string): Promise<void> => {
  const client = new pg.Client({ connectionString: `${inject('postgresUrl')}/postgres` })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

/** Creates a migrated database on the run's PostgreSQL and returns its URL, for processes that open it themselves. */
export const createTestDatabase = async (contents: Contents = 'nothing') => {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  // Copying files takes a fifth of the time of the default strategy, which logs every page.
  await administrate(`create database ${name} template ${templates[contents]} strategy file_copy`)
  return { url: `${inject('postgresUrl')}/${name}`, drop: () => administrate(`drop database ${name} with (force)`) }
}

/** Creates a database without a table on the run's PostgreSQL. */
export const createEmptyDatabase = async () => {
  const name = `empty_${randomUUID().replaceAll('-', '')}`
  await administrate(`create database ${name} template template0`)
  return { url: `${inject('postgresUrl')}/${name}`, drop: () => administrate(`drop database ${name} with (force)`) }
}

/** A loaded machine needs patience: races wait for each other longer than a user would. */
const patientLimits: PoolLimits = { connectionMs: 60_000, lockMs: 60_000, statementMs: 0, idleInTransactionMs: 0 }

export type ServerOptions = { readonly poolSize?: number; readonly limits?: PoolLimits }

/**
 * Does what only the owner of the tables may do, which the application is not (SEC-024): in one transaction, which the
 * role of the connection returns after.
 */
export const asOwner = (connection: Connection, work: (tx: Tx) => Promise<unknown>): Promise<void> =>
  connection.db.transaction().execute(async (tx) => {
    await sql`set local role none`.execute(tx)
    await work(tx)
  })

/** C-103: every field that the tests of a file had audited has a label, or its log would show names of the code. */
const expectLabels = async (url: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<{ name: string }>(`
      select distinct jsonb_object_keys(fields) as name from audit_entry,
        lateral (values (values_before), (values_after)) side (fields) where jsonb_typeof(fields) = 'object'
      union select jsonb_array_elements_text(values_after -> 'edited') from audit_entry
        where jsonb_typeof(values_after -> 'edited') = 'array'`)
    const unlabelled = rows.map(({ name }) => name).filter(lacksFieldLabel)
    if (unlabelled.length > 0) throw new Error(`audited fields without a label: ${unlabelled.join(', ')}`)
  } finally {
    await client.end()
  }
}

const onPostgres = async (contents: Contents, options: ServerOptions): Promise<Connection> => {
  const { url, drop } = await createTestDatabase(contents)
  const connection = await openDatabase({ url, poolSize: 20, limits: patientLimits, role: applicationRole, ...options })
  const close = async () => {
    await connection.close()
    try {
      await expectLabels(url)
    } finally {
      await drop()
    }
  }
  return { ...connection, close }
}

/** An embedded database without a table, as its owner; creating one takes two seconds, so it starts from a copy. */
export const openBareEmbedded = async (): Promise<Connection> =>
  openDatabase({ folder: null, beginning: new Blob([await readFile(inject('embeddedBare'))]) })

const emptyEmbedded = async (): Promise<Blob> => new Blob([await readFile(inject('embeddedBeginning'))])

/** Loading the demonstration takes seconds, so the first test file that needs it leaves a copy for the others. */
const filledEmbedded = async (): Promise<Blob> => {
  const file = inject('embeddedDemonstration')
  const left = await readFile(file).catch(() => null)
  if (left !== null) return new Blob([left])
  const filled = await dumpEmbedded(prepareDemonstration, await emptyEmbedded())
  await writeWhole(file, filled)
  return filled
}

const onPglite = async (contents: Contents): Promise<Connection> => {
  const beginning = await (contents === 'nothing' ? emptyEmbedded() : filledEmbedded())
  const connection = await openDatabase({ folder: null, beginning })
  await actAsApplication(connection)
  return connection
}

/** A database of its own for one test file; the options are for PostgreSQL only. */
export const freshDatabase = (
  kind: DatabaseKind = 'postgres',
  contents: Contents = 'nothing',
  options: ServerOptions = {},
): Promise<Connection> => (kind === 'postgres' ? onPostgres(contents, options) : onPglite(contents))

/**
 * The environment of a process with a migrated database and a folder of its own, and what removes both. Creating the
 * embedded database takes longer than such a test, so it starts from the copy of the run too.
 */
export const createTestEnvironment = async (kind: DatabaseKind) => {
  const folder = await mkdtemp(join(tmpdir(), 'girassol-process-'))
  const database = kind === 'postgres' ? await createTestDatabase() : null
  if (database === null) await (await openEmbedded(folder, await emptyEmbedded())).close()
  const environment: Record<string, string> = {
    DATA_DIR: folder,
    ...(database !== null && { DATABASE_URL: database.url }),
  }
  const remove = async () => {
    await database?.drop()
    await rm(folder, { recursive: true, force: true })
  }
  return { environment, remove }
}
