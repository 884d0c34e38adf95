import type * as contract from '@girassol/contract/orders'
import { sql } from 'kysely'
import type { Handler } from '../../../http/context.ts'

/** USE-025: stores the caller's columns of the order list; of two windows the later one wins. */
export const chooseColumns: Handler<typeof contract.chooseColumns> = async ({ tx, actor }, { body }) => {
  const columns = body.columns === null ? null : sql<string>`${JSON.stringify(body.columns)}::jsonb`
  await tx.updateTable('app_user').set({ order_columns: columns }).where('id', '=', actor.userId).execute()
  return null
}
