import type { Context } from '../../http/context.ts'
import { Refused } from '../../http/refused.ts'
import type { OrderRecord } from '../orders/order-record.ts'

/** placeholder until the seam */
export const refuseUnremakable = (_context: Context, order: OrderRecord): void => {
  if (order.status !== 'CART' && order.type !== 'BF') return
  throw new Refused('Uma promoção não pode ser refeita como orçamento.', { status: 409, reason: 'promotionNotQuoted' })
}
