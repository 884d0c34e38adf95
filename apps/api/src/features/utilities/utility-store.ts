import { type Insertable, sql } from 'kysely'
import type { Utility } from '../../database/schema.ts'
import type { Tx } from '../../http/context.ts'
import type { UtilityRow } from './utility-queries.ts'

export type UtilityFields = Required<Omit<Insertable<Utility>, 'id' | 'version'>>

export const insertUtility = (tx: Tx, fields: UtilityFields): Promise<UtilityRow> =>
  tx.insertInto('utility').values(fields).returningAll().executeTakeFirstOrThrow()

/** The utility, locked until the end of the transaction; undefined if there is none. */
export const lockUtility = (tx: Tx, id: number): Promise<UtilityRow | undefined> =>
  tx.selectFrom('utility').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

export const updateUtility = (tx: Tx, before: UtilityRow, fields: UtilityFields): Promise<UtilityRow> =>
  tx
    .updateTable('utility')
    .set({ ...fields, version: before.version + 1 })
    .where('id', '=', before.id)
    .returningAll()
    .executeTakeFirstOrThrow()

/** Whether another utility has the name, however its accents and case are written. */
export const isNameTaken = async (tx: Tx, name: string, besides: number | null): Promise<boolean> => {
  const found = await tx
    .selectFrom('utility')
    .select('id')
    .where(sql`plain(name)`, '=', sql`plain(${name})`)
    .where('id', '<>', besides ?? 0)
    .executeTakeFirst()
  return found !== undefined
}

/** Lets one call after the other check and take names. */
export const lockNames = async (tx: Tx): Promise<void> => {
  await sql`lock table utility in share row exclusive mode`.execute(tx)
}
