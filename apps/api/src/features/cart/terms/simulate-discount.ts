import type * as contract from '@girassol/contract/cart'
import { canDiscount, discountSentences } from '@girassol/domain/orders'
import { centsFromReais, reaisFrom, toDecimal } from '@girassol/domain/shared'
import type { Context, Handler } from '../../../http/context.ts'
import { orRefuse } from '../../../http/refused.ts'
import { lockOrderFor } from '../../order-record/lock-order-for.ts'
import type { OrderRecord } from '../../order-record/order-record.ts'
import { priceCart } from '../../order-record/prices/price-cart.ts'
import { priceSavedOrder } from '../../order-record/prices/saved-order-price.ts'
import { toValues } from '../../orders/detail/order-view.ts'
import { computeSubTotalCents } from './change-prices.ts'

type Discounts = Partial<Pick<OrderRecord, 'discount_value' | 'freight_discount_cents'>>

const pricedWith = async (context: Context, order: OrderRecord, discounts: Discounts): Promise<OrderRecord> =>
  order.status === 'CART'
    ? (await priceCart(context, { ...order, ...discounts })).order
    : { ...order, ...(await priceSavedOrder(context, order, discounts)) }

/** VAL-018, C-82: the value of the order with a discount, also on its freight; stores nothing. */
export const simulateDiscount: Handler<typeof contract.simulateDiscount> = async (context, { params, body }) => {
  const order = await lockOrderFor(context, params.id, 'discount')
  const amount = toDecimal(body.discountValue, 5)
  orRefuse(canDiscount({ unit: 'reais', amount }, await computeSubTotalCents(context, order)), discountSentences)
  const freight_discount_cents =
    body.freightDiscount === undefined ? order.freight_discount_cents : centsFromReais(body.freightDiscount)
  const discounts = { discount_value: amount, freight_discount_cents }
  const { freight_cents: grossCents } = await pricedWith(context, order, { ...discounts, freight_discount_cents: 0 })
  const grossFreight = context.actor.canViewProductPrices ? reaisFrom(grossCents) : null
  return { ...toValues(await pricedWith(context, order, discounts), context.actor), grossFreight }
}
