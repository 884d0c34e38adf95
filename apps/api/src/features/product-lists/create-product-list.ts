import type * as contract from '@girassol/contract/product-lists'
import type { ListedUnits } from '@girassol/domain/product-lists'
import type { Context, Handler } from '../../http/context.ts'
import { notFound } from '../../http/refused.ts'
import { requireSeller } from '../../http/require-seller.ts'
import { isOpenCart } from '../order-record/open-carts.ts'
import { findItems, findListView, lockList } from './product-list-queries.ts'
import { insertList, lockLists } from './product-list-store.ts'

/** The items of the open cart, or of an order or budget of the seller; 404 for any other order. */
const findItemsOf = async ({ tx, actor }: Context, from: 'cart' | number): Promise<readonly ListedUnits[]> => {
  const sellerId = requireSeller(actor).id
  const orders = tx.selectFrom('orders').select('orders.id')
  const source = await (from === 'cart'
    ? orders.where(isOpenCart({ userId: actor.userId, sellerId }))
    : orders.where('orders.id', '=', from).where('seller_id', '=', sellerId).where('status', '!=', 'CART')
  ).executeTakeFirst()
  if (source === undefined) {
    if (from === 'cart') return []
    throw notFound('Pedido não encontrado.')
  }
  return tx
    .selectFrom('order_item')
    .select(['product_code as code', 'quantity'])
    .where('order_id', '=', source.id)
    .orderBy('position')
    .orderBy('id')
    .execute()
}

/** FAST-011: a new list, empty or with the given items, those of the cart, or those of an order. */
export const createProductList: Handler<typeof contract.createProductList> = async (context, { body }) => {
  const { name, from, items = [] } = body
  const copied = from === undefined ? [] : await findItemsOf(context, from)
  return findListView(context, await insertList(context, { name, items: [...copied, ...items] }))
}

/** FAST-011 */
export const copyProductList: Handler<typeof contract.copyProductList> = async (context, { params, body }) => {
  // The seller before the list, as every change of a list locks them.
  await lockLists(context)
  const { id } = await lockList(context, params.id)
  return findListView(context, await insertList(context, { name: body.name, items: await findItems(context.tx, id) }))
}
