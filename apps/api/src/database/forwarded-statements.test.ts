import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Connection } from './connection.ts'
import { forwardStatements, runStatement } from './forwarded-statements.ts'
import { bothDatabases, freshDatabase } from './test-database.ts'
import type { Tx } from './transaction.ts'

describe.each(bothDatabases)('the statements of another process on %s', (kind) => {
  let connection: Connection

  beforeAll(async () => {
    connection = await freshDatabase(kind)
  })
  afterAll(() => connection.close())

  /** What a message between processes makes of its content. */
  const inTransaction = <Result>(work: (tx: Tx) => Promise<Result>): Promise<Result> =>
    connection.db
      .transaction()
      .execute((tx) =>
        work(
          forwardStatements(async (statement) => structuredClone(await runStatement(tx, structuredClone(statement)))),
        ),
      )

  test('REL-009 run in the transaction of the server, and are undone with it', async () => {
    const group = { code: '9999', name: 'Grupo' }
    const failing = inTransaction(async (tx) => {
      await tx.insertInto('product_group').values(group).execute()
      expect(await tx.selectFrom('product_group').selectAll().where('code', '=', '9999').execute()).toMatchObject([
        group,
      ])
      throw new Error('the process failed')
    })
    await expect(failing).rejects.toThrow('the process failed')
    expect(await connection.db.selectFrom('product_group').select('code').where('code', '=', '9999').execute()).toEqual(
      [],
    )
  })

  test.each([
    ['a list of texts', ['a', 'b,c', '"d"', 'e\\f', '{g}', '', 'null', 'ção']],
    ['an empty list', []],
  ])('REL-009 %s arrives as it was sent', async (_what, list) => {
    const { rows } = await inTransaction((tx) => sql<{ list: string[] }>`select ${list}::text[] as list`.execute(tx))
    expect(rows).toEqual([{ list }])
  })

  test('REL-009 a long JSON arrives as it was sent', async () => {
    const items = Array.from({ length: 1000 }, (_, at) => ({ code: `${at}`, name: 'Fixação "forte"' }))
    const { rows } = await inTransaction((tx) =>
      sql<{ code: string; name: string }>`
        select code, name from json_to_recordset(${JSON.stringify(items)}::json) as r(code text, name text)
      `.execute(tx),
    )
    expect(rows).toEqual(items)
  })
})
