import type { Insertable, Updateable } from 'kysely'
import type { OtherPaymentMethod } from '../../database/schema.ts'
import type { Tx } from '../../http/context.ts'
import { type MethodRow, methodColumns } from './managed-method-queries.ts'

/** The new condition; undefined if another one has its code. */
export const insertOwnMethod = (tx: Tx, fields: Insertable<OtherPaymentMethod>): Promise<MethodRow | undefined> =>
  tx
    .insertInto('other_payment_method')
    .values({ ...fields, origin: 'PORTAL' })
    .onConflict((conflict) => conflict.column('code').doNothing())
    .returning(methodColumns)
    .executeTakeFirst()

/** The condition, locked until the end of the transaction; undefined if there is none. */
export const lockMethod = (tx: Tx, id: number): Promise<MethodRow | undefined> =>
  tx.selectFrom('other_payment_method').select(methodColumns).where('id', '=', id).forUpdate().executeTakeFirst()

export const updateMethod = (tx: Tx, before: MethodRow, fields: Updateable<OtherPaymentMethod>): Promise<MethodRow> =>
  tx
    .updateTable('other_payment_method')
    .set({ ...fields, version: before.version + 1 })
    .where('id', '=', before.id)
    .returning(methodColumns)
    .executeTakeFirstOrThrow()
