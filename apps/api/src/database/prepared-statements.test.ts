import { type Kysely, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Connection } from './connection.ts'
import type { DB } from './schema.ts'
import { asOwner, freshDatabase, testedDatabases } from './test-database.ts'

describe.each(testedDatabases)('prepared statements on %s', (kind) => {
  let connection: Connection
  const listPrepared = async (db: Kysely<DB>) => {
    const { rows } = await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(db)
    return rows.map(({ statement }) => statement)
  }
  /** Statements are prepared for one connection of the pool, so a test needs the same one throughout. */
  const onOneConnection = (work: (db: Kysely<DB>) => Promise<void>) => connection.db.connection().execute(work)
  const repeat = async (run: (value: number) => Promise<unknown>) => {
    for (const value of [1, 2, 3]) await run(value)
  }

  beforeAll(async () => {
    connection = await freshDatabase(kind)
  })
  afterAll(() => connection.close())

  test('C-107 a statement that is repeated with other values is prepared', () =>
    onOneConnection(async (db) => {
      const answers: number[] = []
      await repeat(async (value) => {
        const { rows } = await sql<{ double: number }>`select ${value}::integer * 2 as double`.execute(db)
        answers.push(rows[0]?.double ?? 0)
      })
      expect(answers).toEqual([2, 4, 6])
      expect(await listPrepared(db)).toContain('select $1::integer * 2 as double')
    }))

  test('C-107 a page of a list, all columns of a table and a statement without values are not prepared', () =>
    onOneConnection(async (db) => {
      await repeat((value) => db.selectFrom('setting').select('key').limit(value).execute())
      await repeat((value) => db.selectFrom('setting').selectAll().where('key', '=', String(value)).execute())
      await repeat(() => sql`select 1 as one`.execute(db))
      const prepared = await listPrepared(db)
      expect(prepared.filter((text) => /setting|one/.test(text))).toEqual([])
    }))

  test('C-107 a table may get a column while a connection is open', async () => {
    const { db } = connection
    const readAll = (value: number) =>
      db.selectFrom('seller').selectAll().where('erp_code', '=', String(value)).executeTakeFirst()
    const readCode = (value: number) =>
      db.selectFrom('seller').select('erp_code').where('erp_code', '=', String(value)).execute()
    await repeat(readAll)
    await repeat(readCode)
    await asOwner(connection, (tx) => sql`alter table seller add column added_later text`.execute(tx))
    await expect(readAll(1)).resolves.toBeUndefined()
    await expect(readCode(1)).resolves.toEqual([])
  })
})
