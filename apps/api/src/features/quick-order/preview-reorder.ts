import type * as contract from '@girassol/contract/quick-order'
import type { Handler } from '../../http/context.ts'
import { notFound } from '../../http/refused.ts'
import { requireSeller } from '../../http/require-seller.ts'
import { previewLines } from './preview-lines.ts'

/** FAST-013: what the items of orders and budgets of the seller would put in the cart today; 404 for any other order. */
export const previewReorder: Handler<typeof contract.previewReorder> = async (
  context,
  { body: { orderIds, type } },
) => {
  const { tx, actor } = context
  const ids = [...new Set(orderIds)]
  const found = await tx
    .selectFrom('orders')
    .select('id')
    .where('id', 'in', ids)
    .where('seller_id', '=', requireSeller(actor).id)
    .where('status', '!=', 'CART')
    .execute()
  if (found.length < ids.length) throw notFound('Pedido não encontrado.')
  const items = await tx
    .selectFrom('order_item')
    .select(['product_code', 'quantity'])
    .where('order_id', 'in', ids)
    .orderBy('order_id')
    .orderBy('position')
    .orderBy('id')
    .execute()
  const lines = items.map(({ product_code, quantity }, at) => {
    const cells = [product_code, String(quantity)]
    return { row: at + 1, read: cells.join(';'), cells }
  })
  return previewLines(context, lines, type)
}
