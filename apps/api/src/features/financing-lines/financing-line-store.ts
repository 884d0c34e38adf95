import type { Insertable } from 'kysely'
import type { FinancingLine } from '../../database/schema.ts'
import type { Tx } from '../../http/context.ts'
import type { LineRow } from './financing-line-queries.ts'

export type LineFields = Omit<Insertable<FinancingLine>, 'id' | 'version'>

export const insertLine = (tx: Tx, fields: LineFields): Promise<LineRow> =>
  tx.insertInto('financing_line').values(fields).returningAll().executeTakeFirstOrThrow()

/** The line, locked until the end of the transaction; undefined if there is none. */
export const lockLine = (tx: Tx, id: number): Promise<LineRow | undefined> =>
  tx.selectFrom('financing_line').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

export const updateLine = (tx: Tx, before: LineRow, fields: LineFields): Promise<LineRow> =>
  tx
    .updateTable('financing_line')
    .set({ ...fields, version: before.version + 1 })
    .where('id', '=', before.id)
    .returningAll()
    .executeTakeFirstOrThrow()

export const deleteLine = async (tx: Tx, id: number): Promise<void> => {
  await tx.deleteFrom('financing_line').where('id', '=', id).execute()
}
