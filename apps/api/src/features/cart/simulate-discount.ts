import type * as contract from '@girassol/contract/cart'
import { canDiscount, discountSentences } from '@girassol/domain/orders'
import { decimalOf } from '@girassol/domain/shared'
import type { Context, Handler } from '../../http/context.ts'
import { orRefuse } from '../../http/refused.ts'
import { lockOrderFor } from '../orders/lock-order-for.ts'
import type { OrderRecord } from '../orders/order-record.ts'
import { toValues } from '../orders/order-view.ts'
import { priceCart } from '../orders/priced-cart.ts'
import { priceSavedOrder } from '../orders/saved-order-price.ts'
import { subTotalCentsOf } from './change-prices.ts'

const pricedWith = async (context: Context, order: OrderRecord, discount_value: string): Promise<OrderRecord> =>
  order.status === 'CART'
    ? (await priceCart(context, { ...order, discount_value })).order
    : { ...order, ...(await priceSavedOrder(context, order, { discount_value })) }

/** VAL-018: what the order would be worth with a discount; stores nothing. */
export const simulateDiscount: Handler<typeof contract.simulateDiscount> = async (context, { params, body }) => {
  const order = await lockOrderFor(context, params.id, 'discount')
  const amount = decimalOf(body.discountValue, 5)
  orRefuse(canDiscount({ unit: 'reais', amount }, await subTotalCentsOf(context, order)), discountSentences)
  return toValues(await pricedWith(context, order, amount), context.actor)
}
