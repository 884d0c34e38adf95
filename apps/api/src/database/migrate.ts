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

const listMissing = async (db: Database, known: Record<string, Migration>): Promise<readonly string[]> => {
  const recorded = await findRecorded(db)
  if (recorded.some((name) => !Object.hasOwn(known, name))) throw new OtherVersion('use um banco de dados vazio')
  return Object.keys(known).filter((name) => !recorded.includes(name))
}

/** Whether the database has run every migration; refuses one that ran others. */
export const isMigrated = async (db: Database): Promise<boolean> =>
  (await listMissing(db, await migrations())).length === 0

/**
 * Migrates the database to the newest migration, or to the given one, and returns the names of those that ran. A
 * migration that fails is rolled back as a whole.
 */
export const migrate = async (db: Database, last?: string): Promise<readonly string[]> => {
  const known = await migrations()
  const target = last ?? Object.keys(known).at(-1) ?? ''
  if (!(await listMissing(db, known)).includes(target)) return []
  const migrator = new Migrator({ db, provider: { getMigrations: async () => known } })
  const { error, results } = await migrator.migrateTo(target)
  if (error) throw error
  return (results ?? []).map((result) => result.migrationName)
}
