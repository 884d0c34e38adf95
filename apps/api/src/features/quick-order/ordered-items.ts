import { notFound } from '../../http/refused.ts'
import { requireSellerId } from '../../http/require-seller.ts'
import { isOpenCart } from '../order-record/open-carts.ts'
import type { Reading } from '../order-record/order-lines.ts'

const selectItems = ({ tx }: Reading) =>
  tx
    .selectFrom('order_item as item')
    .innerJoin('orders', 'orders.id', 'item.order_id')
    .select(['item.product_code as code', 'item.product_name as name', 'item.quantity'])
    .orderBy('item.order_id')
    .orderBy('item.position')
    .orderBy('item.id')

/** The items of the open cart in their order; none without a cart. */
export const findCartItems = (reading: Reading) => {
  const { actor } = reading
  const owner = { userId: actor.userId, sellerId: requireSellerId(actor) }
  return selectItems(reading).where(isOpenCart(owner)).execute()
}

/** The items of orders and budgets of the seller in context; 404 for any other number, and for a cart (FAST-013). */
export const findOrderedItems = async (reading: Reading, orderIds: readonly number[]) => {
  const ids = [...new Set(orderIds)]
  const found = await reading.tx
    .selectFrom('orders')
    .select('id')
    .where('id', 'in', ids)
    .where('seller_id', '=', requireSellerId(reading.actor))
    .where('status', '!=', 'CART')
    .execute()
  if (found.length < ids.length) throw notFound('Pedido não encontrado.')
  return selectItems(reading).where('orders.id', 'in', ids).execute()
}
