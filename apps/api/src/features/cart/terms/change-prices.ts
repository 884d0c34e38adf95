import type * as contract from '@girassol/contract/cart'
import type { InputFor } from '@girassol/contract/http/endpoint'
import { canDiscount, computeDiscount, type DiscountEntry, discountSentences } from '@girassol/domain/orders'
import { centsFromReais, computePercentage, reaisFrom, toDecimal } from '@girassol/domain/shared'
import type { Context, Handler } from '../../../http/context.ts'
import { orRefuse } from '../../../http/refused.ts'
import { lockOrderToSave } from '../../order-record/approvals/lock-order-to-save.ts'
import { endAgreement } from '../../order-record/negotiations/end-agreement.ts'
import type { OrderRecord } from '../../order-record/order-record.ts'
import { priceCart } from '../../order-record/prices/price-cart.ts'
import { type OrderChange, saveOrder } from './save-order.ts'

type Prices = InputFor<typeof contract.changePrices>['body']

const toDiscountEntry = ({ discountValue, discountPercentage }: Prices): DiscountEntry =>
  discountPercentage === undefined
    ? { unit: 'reais', amount: toDecimal(discountValue ?? 0, 5) }
    : { unit: 'percent', amount: toDecimal(discountPercentage, 5) }

/** For a cart at today's prices; for a saved order the stored value. */
export const computeSubTotalCents = async (context: Context, order: OrderRecord): Promise<number> =>
  order.status === 'CART' ? (await priceCart(context, order)).order.sub_total_cents : order.sub_total_cents

const inPercent = (percent: string): string => `${percent.replace('.', ',')}%`

/** CART-015, CART-016; the log has only the percentage, which reveals no price. */
const discountChange = (order: OrderRecord, subTotalCents: number, entry: DiscountEntry): OrderChange => {
  orRefuse(canDiscount(entry, subTotalCents), discountSentences)
  const discount_value = computeDiscount(entry, subTotalCents)
  const after = computePercentage(discount_value, toDecimal(reaisFrom(subTotalCents), 2), 5)
  const before = toDecimal(Number(order.percentage), 5)
  return { changes: { discount_value }, log: `Desconto alterado de ${inPercent(before)} para ${inPercent(after)}` }
}

/**
 * DET-042, C-61: gives a discount (commercial roles and customer success) or sets the service value (any user who may
 * edit the order). Refuses a discount above the subtotal, a negative margin without a reason (USE-021), and any change
 * of a record that is no longer a cart, budget or new order.
 */
export const changePrices: Handler<typeof contract.changePrices> = async (context, { params, body }) => {
  if (body.grossCommission !== undefined) {
    const order = await lockOrderToSave(context, params.id, 'edit')
    const gross_commission_cents = centsFromReais(body.grossCommission)
    return saveOrder(context, order, { changes: { gross_commission_cents }, log: 'Valor do serviço alterado' })
  }
  const order = await lockOrderToSave(context, params.id, 'discount')
  // An order keeps what was agreed for its budget until somebody gives it another discount (C-183).
  const agreed = order.status === 'BUDGET' ? await endAgreement(context, order) : null
  const change = discountChange(order, await computeSubTotalCents(context, order), toDiscountEntry(body))
  return saveOrder(context, { ...order, ...agreed }, { ...change, marginReason: body.marginReason })
}
