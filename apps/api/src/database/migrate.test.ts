import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Connection } from './connection.ts'
import { migrate } from './migrate.ts'
import { bothDatabases, freshDatabase } from './test-database.ts'

describe.each(bothDatabases)('migrations on %s', (kind) => {
  let connection: Connection

  beforeAll(async () => {
    connection = await freshDatabase(kind)
  })
  afterAll(() => connection.close())

  test('C-107 a migrated database has nothing left to run, an older one gets what it lacks', async () => {
    expect(await migrate(connection.db)).toEqual([])
    const { rows } = await connection.pool.query('select name from kysely_migration order by name')
    const names = rows.map(({ name }) => String(name))
    expect(names.length).toBeGreaterThan(3)
    await connection.pool.query('drop schema public cascade')
    await connection.pool.query('create schema public')
    expect(await migrate(connection.db, names.at(-2))).toEqual(names.slice(0, -1))
    expect(await migrate(connection.db)).toEqual(names.slice(-1))
  })
})
