import { copyFile, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Connection, openDatabase } from './connection.ts'
import { listMissing, MigrationFailed, migrate, OtherVersion } from './migrate.ts'
import { bothDatabases, createTestDatabase, openBareEmbedded } from './test-database.ts'

/** Connected as the owner, who migrates. */
const openAsOwner = async (kind: (typeof bothDatabases)[number]): Promise<Connection> => {
  if (kind === 'pglite') return openBareEmbedded()
  const { url, drop } = await createTestDatabase()
  const connection = await openDatabase({ url })
  return {
    ...connection,
    close: async () => {
      await connection.close()
      await drop()
    },
  }
}

describe.each(bothDatabases)('migrations on %s', (kind) => {
  let connection: Connection
  let folder: string

  beforeAll(async () => {
    connection = await openAsOwner(kind)
    await migrate(connection.db)
  })
  afterAll(() => connection.close())
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'girassol-migrations-'))
    await sql`drop schema public cascade`.execute(connection.db)
    await sql`create schema public`.execute(connection.db)
  })
  afterEach(() => rm(folder, { recursive: true }))

  const write = (name: string, text: string) => writeFile(join(folder, `${name}.sql`), text)
  const run = () => migrate(connection.db, { folder })
  const countTables = async () => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::integer as count from pg_tables where tablename like 'made_%'`.execute(connection.db)
    return rows[0]?.count
  }

  test('C-107 REL-016 a new database gets every migration, an older one what it lacks, a current one nothing', async () => {
    const names = await migrate(connection.db)
    expect(names.length).toBeGreaterThan(10)
    expect(await migrate(connection.db)).toEqual([])
    await sql`drop schema public cascade`.execute(connection.db)
    await sql`create schema public`.execute(connection.db)
    const [before, last] = [names.slice(0, -1), names.slice(-1)]
    for (const name of before) {
      await copyFile(join(import.meta.dirname, 'migrations', `${name}.sql`), join(folder, `${name}.sql`))
    }
    expect(await run()).toEqual(before)
    expect(await listMissing(connection.db)).toEqual(last)
    expect(await migrate(connection.db)).toEqual(last)
  })

  test('COMP-001 existing users get the company role that their portal role starts with', async () => {
    const all = (await readdir(join(import.meta.dirname, 'migrations'))).filter((name) => name < '038').sort()
    for (const name of all) await copyFile(join(import.meta.dirname, 'migrations', name), join(folder, name))
    await run()
    const portalRoles = ['INTEGRATOR', 'MANAGER', 'CONTRIBUTOR', 'COMMERCIAL'] as const
    for (const role of portalRoles) {
      await sql`insert into app_user (name, email, roles) values ('Ivo', ${role}, array[${role}])`.execute(
        connection.db,
      )
    }
    await migrate(connection.db)
    const users = await connection.db.selectFrom('app_user').select(['email', 'company_role']).orderBy('id').execute()
    expect(users.map(({ email, company_role }) => [email, company_role])).toEqual([
      ['INTEGRATOR', 'ADMIN'],
      ['MANAGER', 'APPROVER'],
      ['CONTRIBUTOR', 'BUYER'],
      ['COMMERCIAL', null],
    ])
  })

  test('REL-016 C-239 a lower number that is merged late runs too', async () => {
    await write('001-first', 'create table made_first (id integer)')
    await write('003-third', 'create table made_third (id integer)')
    expect(await run()).toEqual(['001-first', '003-third'])
    await write('002-second', 'create table made_second (id integer)')
    expect(await run()).toEqual(['002-second'])
    expect(await countTables()).toBe(3)
  })

  test('REL-016 a file that fails is named, and nothing of the run is stored', async () => {
    await write('001-first', 'create table made_first (id integer)')
    await write('002-wrong', 'create table made_second (id integer); select 1 / 0')
    await expect(run()).rejects.toThrow(MigrationFailed)
    await expect(run()).rejects.toThrow('A migração 002-wrong.sql falhou e nada foi gravado: division by zero')
    expect(await countTables()).toBe(0)
    await write('002-wrong', 'create table made_second (id integer)')
    expect(await run()).toEqual(['001-first', '002-wrong'])
  })

  test('REL-016 the release before uses a database that a newer one has migrated; another line of releases is refused', async () => {
    await write('001-first', 'create table made_first (id integer)')
    await run()
    await sql`insert into kysely_migration values ('002-newer', '2027-01-01')`.execute(connection.db)
    expect(await run()).toEqual([])
    await write('003-own', 'create table made_third (id integer)')
    await expect(run()).rejects.toThrow(OtherVersion)
    expect(await countTables()).toBe(1)
  })
})

describe('migrations of several processes', () => {
  let one: Connection
  let two: Connection
  let folder: string
  let database: Awaited<ReturnType<typeof createTestDatabase>>

  beforeAll(async () => {
    database = await createTestDatabase()
    one = await openDatabase({ url: database.url })
    two = await openDatabase({ url: database.url })
  })
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'girassol-migrations-'))
    await sql`drop schema public cascade; create schema public`.execute(one.db)
  })
  afterAll(async () => {
    await one.close()
    await two.close()
    await database.drop()
  })
  afterEach(() => rm(folder, { recursive: true }))

  test('REL-016 when two processes migrate at once, one runs the migrations and the other waits until they are done', async () => {
    await writeFile(join(folder, '001-slow.sql'), 'create table made_slow (id integer); select pg_sleep(6)')
    const ran = await Promise.all([migrate(one.db, { folder }), migrate(two.db, { folder })])
    expect(ran.map((names) => names.length).toSorted()).toEqual([0, 1])
  }, 30_000)

  test('REL-016 a migration gives up after 5 s behind a lock, so that the calls behind it go on', async () => {
    await writeFile(join(folder, '001-table.sql'), 'create table made_slow (id integer)')
    await migrate(one.db, { folder })
    await writeFile(join(folder, '002-column.sql'), 'alter table made_slow add column name text')
    const release = await new Promise<() => void>((resolve) => {
      void one.db.transaction().execute(async (tx) => {
        await sql`lock table made_slow in access share mode`.execute(tx)
        await new Promise<void>((end) => resolve(end))
      })
    })
    const begun = performance.now()
    await expect(migrate(two.db, { folder })).rejects.toThrow(/002-column\.sql falhou.*lock timeout/)
    expect(performance.now() - begun).toBeGreaterThan(4000)
    release()
    expect(await migrate(two.db, { folder })).toEqual(['002-column'])
  }, 30_000)
})
