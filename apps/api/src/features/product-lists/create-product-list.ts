import type * as contract from '@girassol/contract/product-lists'
import type { ListedUnits } from '@girassol/domain/product-lists'
import type { Context, Handler } from '../../http/context.ts'
import { findCartItems, findOrderedItems } from '../quick-order/ordered-items.ts'
import { findItems, findListView, lockList } from './product-list-queries.ts'
import { insertList, lockLists } from './product-list-store.ts'

const findSource = async (context: Context, from: 'cart' | number | undefined): Promise<readonly ListedUnits[]> => {
  if (from === undefined) return []
  return from === 'cart' ? findCartItems(context) : findOrderedItems(context, [from])
}

/** FAST-011: a new list, empty or with the given items, those of the cart, or those of an order. */
export const createProductList: Handler<typeof contract.createProductList> = async (context, { body }) => {
  const { name, from, items = [] } = body
  const copied = await findSource(context, from)
  return findListView(context, await insertList(context, { name, items: [...copied, ...items] }))
}

/** FAST-011 */
export const copyProductList: Handler<typeof contract.copyProductList> = async (context, { params, body }) => {
  // The seller before the list, as every change of a list locks them.
  await lockLists(context)
  const { id } = await lockList(context, params.id)
  return findListView(context, await insertList(context, { name: body.name, items: await findItems(context.tx, id) }))
}
