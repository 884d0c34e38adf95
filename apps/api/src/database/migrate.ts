import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Kysely, sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import type { Database } from './connection.ts'

const folder = join(import.meta.dirname, 'migrations')

/** The database has run migrations that this version does not have. */
export class OtherVersion extends Error {
  override name = 'OtherVersion'
  constructor(howToStartOver: string) {
    super(
      `Este banco de dados foi criado por outra versão do Girassol e esta versão não o abre: para começar de novo, ${howToStartOver}.`,
    )
  }
}

const migrations = async (): Promise<Record<string, Migration>> => {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort()
  const entries = await Promise.all(
    files.map(async (file): Promise<[string, Migration]> => {
      const text = await readFile(join(folder, file), 'utf8')
      return [file.replace('.sql', ''), { up: async (db: Kysely<unknown>) => void (await sql.raw(text).execute(db)) }]
    }),
  )
  return Object.fromEntries(entries)
}

/** The migrations that have run. The migrator would read the whole schema first and delay every start. */
const findRecorded = async (db: Database): Promise<readonly string[]> => {
  const { rows: tables } = await sql<{ found: boolean }>`
    select to_regclass('public.kysely_migration') is not null as found`.execute(db)
  if (tables[0]?.found !== true) return []
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db)
  return rows.map(({ name }) => name)
}

const listNames = async (): Promise<readonly string[]> =>
  (await readdir(folder)).filter((file) => file.endsWith('.sql')).map((file) => file.replace('.sql', ''))

/** The names of this version's migrations; a process reads them once. */
const ownNames = listNames()

/** The migrations that the database has not run yet. */
export const listMissing = async (db: Database): Promise<readonly string[]> => {
  const recorded = await findRecorded(db)
  return (await ownNames).filter((name) => !recorded.includes(name)).sort()
}

/** Refuses a database that has run migrations which this version does not have. */
const refuseOtherVersion = async (db: Database): Promise<void> => {
  const names = await ownNames
  if ((await findRecorded(db)).some((name) => !names.includes(name)))
    throw new OtherVersion('use um banco de dados vazio')
}

/** Whether the database has run every migration; refuses one that ran others. */
export const isMigrated = async (db: Database): Promise<boolean> => {
  await refuseOtherVersion(db)
  return (await listMissing(db)).length === 0
}

/**
 * Migrates the database to the newest migration, or to the given one, and returns the names of those that ran. A
 * migration that fails is rolled back as a whole.
 */
export const migrate = async (db: Database, last?: string): Promise<readonly string[]> => {
  const known = await migrations()
  const target = last ?? Object.keys(known).at(-1) ?? ''
  await refuseOtherVersion(db)
  if (!(await listMissing(db)).includes(target)) return []
  const migrator = new Migrator({ db, provider: { getMigrations: async () => known } })
  const { error, results } = await migrator.migrateTo(target)
  if (error) throw error
  return (results ?? []).map((result) => result.migrationName)
}
