import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Connection } from './connection.ts'
import { migrate } from './migrate.ts'
import { freshDatabase } from './test-database.ts'

/** What takes back the tables and columns that a migration made. */
const undoingOf = async (migration: string): Promise<string[]> => {
  const text = await readFile(join(import.meta.dirname, 'migrations', `${migration}.sql`), 'utf8')
  const tables = [...text.matchAll(/^create (?:unlogged )?table (\w+)/gm)].map(
    ([, table = '']) => `drop table ${table}`,
  )
  const columns = [...text.matchAll(/^alter table (\w+)([^;]+);/gm)].flatMap(([, table = '', added = '']) =>
    [...added.matchAll(/add column (\w+)/g)].map(([, column = '']) => `alter table ${table} drop column ${column}`),
  )
  return [...tables.toReversed(), ...columns]
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
    for (const undoing of await undoingOf(last)) await connection.pool.query(undoing)
    await connection.pool.query('delete from kysely_migration where name = $1', [last])
    expect(await migrate(connection.db)).toEqual([last])
  })
})
