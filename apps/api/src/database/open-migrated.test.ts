import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { startBoss } from '../outbox/boss.ts'
import { createQueues } from '../outbox/queues.ts'
import { openDatabase } from './connection.ts'
import { MigrationsMissing, migrateOnly, openMigrated } from './open-migrated.ts'
import { createTestDatabase } from './test-database.ts'

const settings = {
  DATA_DIR: '.data-test',
  PREPARED_STATEMENTS: true,
  DATABASE_CONNECTIONS: 2,
  DATABASE_READ_CONNECTIONS: 2,
} as const

describe('a server with two users', () => {
  let database: Awaited<ReturnType<typeof createTestDatabase>>
  let place: typeof settings & { readonly DATABASE_URL: string; readonly DATABASE_OWNER_URL: string }
  const login = `portal_${Math.random().toString(36).slice(2)}`

  beforeAll(async () => {
    database = await createTestDatabase()
    const url = new URL(database.url)
    url.username = login
    url.password = 'a password: with / signs'
    place = { ...settings, DATABASE_URL: url.href, DATABASE_OWNER_URL: database.url }
    const owner = await openDatabase({ url: database.url })
    await sql`drop schema public cascade; drop schema pgboss cascade; create schema public`.execute(owner.db)
    await owner.close()
  })
  afterAll(async () => {
    await database.drop()
    const owner = await openDatabase({ url: `${inject('postgresUrl')}/postgres`, poolSize: 1 })
    await sql`drop role if exists ${sql.id(login)}`.execute(owner.db)
    await owner.close()
  })

  test('REL-016 a process of its own role refuses a database that lacks migrations, and names the command', async () => {
    await migrateOnly(place)
    const owner = await openDatabase({ url: database.url })
    await sql`delete from kysely_migration where name like '021-%'`.execute(owner.db)
    await owner.close()
    for (const ROLE of ['api', 'worker'] as const) {
      const opening = openMigrated({ ...place, ROLE })
      await expect(opening).rejects.toThrow(MigrationsMissing)
      await expect(opening).rejects.toThrow(
        'Faltam migrações no banco de dados: 021-evidence. Execute antes npm run migrate.',
      )
    }
    const again = await openDatabase({ url: database.url })
    await sql`insert into kysely_migration values ('021-evidence', '2026-11-23')`.execute(again.db)
    await again.close()
  })

  test('SEC-024 C-229 the user of the application works with the role that can only add lines, and cannot leave it', async () => {
    await migrateOnly(place)
    expect(await migrateOnly(place)).toEqual([])
    const { connection, ran } = await openMigrated({ ...place, ROLE: 'api' })
    try {
      expect(ran).toEqual([])
      const { rows } = await sql<{ name: string }>`select current_user as name`.execute(connection.db)
      expect(rows).toEqual([{ name: 'girassol_application' }])
      await expect(sql`delete from order_log`.execute(connection.db)).rejects.toThrow('permission denied')
      await expect(sql`set role postgres`.execute(connection.db)).rejects.toThrow('permission denied')
      await sql`reset role`.execute(connection.db)
      await expect(sql`delete from order_log`.execute(connection.db)).rejects.toThrow('permission denied')
    } finally {
      await connection.close()
    }
  })
})

test('SEC-024 an owner who may neither create roles nor take this one works without it', async () => {
  const name = `owner_${Math.random().toString(36).slice(2)}`
  const administrator = await openDatabase({ url: `${inject('postgresUrl')}/postgres`, poolSize: 1 })
  await sql`create role ${sql.id(name)} login password 'x'`.execute(administrator.db)
  await sql`create database ${sql.id(name)} owner ${sql.id(name)}`.execute(administrator.db)
  const url = new URL(`${inject('postgresUrl')}/${name}`)
  url.username = name
  url.password = 'x'
  const { connection, ran } = await openMigrated({ ...settings, DATABASE_URL: url.href })
  try {
    expect(ran.length).toBeGreaterThan(10)
    const { rows } = await sql<{ name: string }>`select current_user as name`.execute(connection.db)
    expect(rows).toEqual([{ name }])
    const boss = await startBoss(connection, { works: false, onError: () => undefined })
    await createQueues(boss)
    await boss.stop({ graceful: false, timeout: 1000 })
    const again = await openMigrated({ ...settings, DATABASE_URL: url.href })
    await again.connection.close()
  } finally {
    await connection.close()
    await sql`drop database ${sql.id(name)} with (force)`.execute(administrator.db)
    await sql`drop role ${sql.id(name)}`.execute(administrator.db)
    await administrator.close()
  }
})
