import type * as contract from '@girassol/contract/product-lists'
import { sql } from 'kysely'
import type { Handler } from '../../http/context.ts'
import { refuseStale } from '../../records/refuse-stale.ts'
import { findListView, lockList } from './product-list-queries.ts'
import { lockLists, refuseTakenName, storeItems } from './product-list-store.ts'

/** FAST-011: renames a list or replaces its items; 409 if somebody else changed it first. */
export const changeProductList: Handler<typeof contract.changeProductList> = async (context, { params, body }) => {
  const sellerId = await lockLists(context)
  const list = await lockList(context, params.id)
  refuseStale(list, body.version)
  const { name, items } = body
  if (name !== undefined) await refuseTakenName(context.tx, { sellerId, name, ownId: list.id })
  if (items !== undefined) await storeItems(context, list.id, items)
  await context.tx
    .updateTable('product_list')
    .set({ ...(name !== undefined && { name }), version: sql`version + 1`, updated_at: context.now })
    .where('id', '=', list.id)
    .execute()
  return findListView(context, list.id)
}

/** FAST-011, C-191 */
export const removeProductList: Handler<typeof contract.removeProductList> = async (context, { params, query }) => {
  const list = await lockList(context, params.id)
  refuseStale(list, query.version)
  await context.tx.deleteFrom('product_list').where('id', '=', list.id).execute()
  return null
}
