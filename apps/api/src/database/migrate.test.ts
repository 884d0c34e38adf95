import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Connection } from './connection.ts'
import { migrate } from './migrate.ts'
import { freshDatabase } from './test-database.ts'

describe.each(['postgres', 'pglite'] as const)('migrations on %s', (kind) => {
  let connection: Connection

  beforeAll(async () => {
    connection = await freshDatabase(kind)
  })
  afterAll(() => connection.close())

  test('C-107 a migrated database has nothing left to run, an older one gets what it lacks', async () => {
    expect(await migrate(connection.db)).toEqual([])
    const { rows } = await connection.pool.query('select name from kysely_migration order by name')
    expect(rows.length).toBeGreaterThan(3)
    await connection.pool.query('drop table rate_limit, idempotency_key, lookup_cache, capital_city, freight_rate')
    await connection.pool.query('drop table payment_interest, payment_method, setting, setting_change, point_season')
    const last = rows.at(-1)?.name
    await connection.pool.query('delete from kysely_migration where name = $1', [last])
    expect(await migrate(connection.db)).toEqual([last])
  })
})
