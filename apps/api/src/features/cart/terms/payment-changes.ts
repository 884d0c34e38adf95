import {
  canChoosePayment,
  canTakeSpecialOffer,
  changePayment,
  offeredPaymentMethods,
  paymentRefusals,
} from '@girassol/domain/payments'
import { toDay } from '@girassol/domain/shared'
import type { Context } from '../../../http/context.ts'
import { orRefuse } from '../../../http/refused.ts'
import { changesPayment, noPayment, patchFrom, paymentColumns } from '../../order-record/payment-columns.ts'
import { priceLines } from '../../order-record/prices/price-cart.ts'
import { toPayment } from '../../order-record/prices/price-order.ts'
import type { CartContents } from '../opening/own-carts.ts'
import type { CartPatch } from './customer-changes.ts'
import type { CartChanges } from './save-cart.ts'

/**
 * How the cart is paid; refuses a method that is not offered or amounts that do not add up (PAY-003, PAY-004, PAY-014,
 * PAY-031, PAY-032, C-85).
 */
export const paymentChanges = async (
  context: Context,
  { order: cart, lines }: CartContents,
  patch: CartPatch,
): Promise<CartChanges> => {
  if (!changesPayment(patch)) return {}
  const method = patch.paymentMethod === undefined ? cart.payment_method : patch.paymentMethod
  if (method === null) return noPayment
  const { order, terms } = await priceLines(context, { order: { ...cart, payment_method: method }, lines })
  const rawInvoiceCents = order.raw_invoice_cents
  const settings = terms.payments
  const payment = changePayment(toPayment(cart), { ...patchFrom(patch), method }, { settings, rawInvoiceCents })
  const offered = offeredPaymentMethods({ type: cart.type, today: toDay(context.now) })
  orRefuse(canChoosePayment(payment, { offered, settings, rawInvoiceCents }), paymentRefusals)
  orRefuse(canTakeSpecialOffer(payment, terms.specialOfferOpen), paymentRefusals)
  return paymentColumns(payment)
}
