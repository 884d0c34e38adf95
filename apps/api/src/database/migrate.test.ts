import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Connection } from './connection.ts'
import { migrate } from './migrate.ts'
import { freshDatabase } from './test-database.ts'

const tablesOf = async (migration: string): Promise<string[]> => {
  const text = await readFile(join(import.meta.dirname, 'migrations', `${migration}.sql`), 'utf8')
  return [...text.matchAll(/^create (?:unlogged )?table (\w+)/gm)].map(([, table = '']) => table)
}

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
    const last = String(rows.at(-1)?.name)
    await connection.pool.query(`drop table ${(await tablesOf(last)).join(', ')}`)
    await connection.pool.query('delete from kysely_migration where name = $1', [last])
    expect(await migrate(connection.db)).toEqual([last])
  })
})
