import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Kysely, sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import { installedFile } from '../installation/installed-files.ts'
import { prepareApplicationRole } from './application-role.ts'
import type { Database } from './connection.ts'
import { migrationLimits } from './open-pool.ts'
import type { Tx } from './transaction.ts'

const ownFolder = installedFile('database/migrations')

/** The database lacks migrations of this release and has run others: it comes from another line of development. */
export class OtherVersion extends Error {
  override name = 'OtherVersion'
  constructor(howToStartOver: string) {
    super(
      `Este banco de dados foi criado por outra versão do Girassol e esta versão não o abre: para começar de novo, ${howToStartOver}.`,
    )
  }
}

/** A migration failed; the message names its file. Nothing of it, or of those that ran with it, is in the database. */
export class MigrationFailed extends Error {
  override name = 'MigrationFailed'
  constructor(file: string, cause: unknown) {
    super(`A migração ${file} falhou e nada foi gravado: ${(cause as Error).message}`, { cause })
  }
}

const listNames = async (folder: string): Promise<readonly string[]> =>
  (await readdir(folder))
    .filter((file) => file.endsWith('.sql'))
    .map((file) => file.replace('.sql', ''))
    .sort()

/** The names of this release's migrations; a process reads them once. */
const ownNames = listNames(ownFolder)

const readMigration = (folder: string, name: string): Migration => ({
  up: async (db: Kysely<unknown>) =>
    void (await sql.raw(await readFile(join(folder, `${name}.sql`), 'utf8')).execute(db)),
})

/** The migrations that have run. The migrator would read the whole schema first and delay every start. */
const findRecorded = async (db: Database): Promise<readonly string[]> => {
  const { rows: tables } = await sql<{ found: boolean }>`
    select to_regclass('public.kysely_migration') is not null as found`.execute(db)
  if (tables[0]?.found !== true) return []
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db)
  return rows.map(({ name }) => name)
}

const findMissing = (names: readonly string[], recorded: readonly string[]) =>
  names.filter((name) => !recorded.includes(name))

/**
 * The migrations that the database has not run yet. A database that has run them all and more belongs to a newer
 * release, which this one may use too, because migrations only add (C-239). Refuses a database that lacks some and has
 * run others.
 */
export const listMissing = async (db: Database, names?: readonly string[]): Promise<readonly string[]> => {
  const [own, recorded] = [names ?? (await ownNames), await findRecorded(db)]
  const missing = findMissing(own, recorded)
  if (missing.length > 0 && recorded.some((name) => !own.includes(name)))
    throw new OtherVersion('use um banco de dados vazio')
  return missing
}

/** The advisory lock of migrations; a backup shares it, so that no migration runs meanwhile. */
export const migrationLock = "hashtextextended('girassol migrations', 0)"

/** One process migrates at a time: the others wait for it, however long it takes, and then find nothing left to run. */
const inTurn = <Result>(db: Database, work: (own: Database) => Promise<Result>): Promise<Result> =>
  db.connection().execute(async (own) => {
    await sql`set lock_timeout = 0`.execute(own)
    await sql`select pg_advisory_lock(${sql.raw(migrationLock)})`.execute(own)
    try {
      await sql`set lock_timeout = ${sql.lit(migrationLimits.lockMs)}`.execute(own)
      return await work(own)
    } finally {
      await sql`select pg_advisory_unlock(${sql.raw(migrationLock)})`.execute(own)
      await sql`reset lock_timeout`.execute(own)
    }
  })

/** In one transaction, so that a migration that fails leaves the database as it was. */
const runAll = async (db: Database, folder: string, names: readonly string[]): Promise<readonly string[]> => {
  const known = Object.fromEntries(names.map((name) => [name, readMigration(folder, name)]))
  // A migration with a lower number may be merged after one with a higher number has run.
  const migrator = new Migrator({ db, allowUnorderedMigrations: true, provider: { getMigrations: async () => known } })
  const { error, results = [] } = await migrator.migrateToLatest()
  const failed = results.find(({ status }) => status === 'Error')
  if (error) throw failed === undefined ? error : new MigrationFailed(`${failed.migrationName}.sql`, error)
  return results.map(({ migrationName }) => migrationName)
}

type Range = { readonly last?: string; readonly folder?: string }

/**
 * Migrates the database to the newest migration of a folder, or to the given one, and returns the names of those that
 * ran (C-239). A migration waits at most 5 s for a lock; if one fails, none of them is stored.
 */
export const migrate = async (db: Database, { last, folder = ownFolder }: Range = {}): Promise<readonly string[]> => {
  const names = folder === ownFolder ? await ownNames : await listNames(folder)
  const wanted = last === undefined ? names : names.slice(0, names.indexOf(last) + 1)
  if (findMissing(wanted, await findRecorded(db)).length === 0) return []
  return inTurn(db, async (own) => {
    if (findMissing(wanted, await findRecorded(own)).length === 0) return []
    await listMissing(own, names)
    const ran = await runAll(own, folder, wanted)
    if (last === undefined && folder === ownFolder) await prepareApplicationRole(own)
    return ran
  })
}

/** The names that are no migrations of this release. */
export const listUnknown = async (names: readonly string[]): Promise<readonly string[]> =>
  findMissing(names, await ownNames)

/**
 * Runs those of the named migrations, or of all, that the database lacks, in a transaction of the caller, who has the
 * lock and prepares the role of the application at the end.
 */
export const migrateWithin = async (tx: Tx, names?: readonly string[]): Promise<void> => {
  await runAll(tx, ownFolder, names ?? (await ownNames))
}
