import type * as contract from '@girassol/contract/product-lists'
import { sql } from 'kysely'
import type { Handler } from '../../http/context.ts'
import { refuseStale } from '../../records/refuse-stale.ts'
import { findItems, findListView, lockList } from './product-list-queries.ts'
import { lockLists, refuseTakenName, storeItems } from './product-list-store.ts'
import { recordList, toAuditedList } from './record-list.ts'

/** FAST-011: renames a list or replaces its items; 409 if somebody else changed it first. */
export const changeProductList: Handler<typeof contract.changeProductList> = async (context, { params, body }) => {
  const sellerId = await lockLists(context)
  const list = await lockList(context, params.id)
  refuseStale(list, body.version)
  const { name, items } = body
  const before = toAuditedList(list.name, await findItems(context.tx, list.id))
  if (name !== undefined) await refuseTakenName(context.tx, { sellerId, name, ownId: list.id })
  if (items !== undefined) await storeItems(context, list.id, items)
  await context.tx
    .updateTable('product_list')
    .set({ ...(name !== undefined && { name }), version: sql`version + 1`, updated_at: context.now })
    .where('id', '=', list.id)
    .execute()
  const view = await findListView(context, list.id)
  const after = toAuditedList(view.name, view.items)
  await recordList(context, { id: list.id, name: view.name, action: 'change', before, after })
  return view
}

/** FAST-011, C-191 */
export const removeProductList: Handler<typeof contract.removeProductList> = async (context, { params, query }) => {
  const list = await lockList(context, params.id)
  refuseStale(list, query.version)
  const before = toAuditedList(list.name, await findItems(context.tx, list.id))
  await recordList(context, { id: list.id, name: list.name, action: 'remove', before, after: null })
  await context.tx.deleteFrom('product_list').where('id', '=', list.id).execute()
  return null
}
