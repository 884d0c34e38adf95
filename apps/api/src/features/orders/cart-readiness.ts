import { type CartToFinish, type Missing, missingToFinish } from '@girassol/domain/cart'
import type { OrderType } from '@girassol/domain/orders'
import {
  canPayAsChosen,
  canTakeSpecialOffer,
  offeredPaymentMethods,
  type PaymentMethod,
  paymentRefusals,
} from '@girassol/domain/payments'
import { dayOf } from '@girassol/domain/shared'
import { findUnsafeKit } from './kit-strings.ts'
import type { OrderRecord } from './order-record.ts'
import { paymentOf, type ToPrice } from './price-order.ts'

const toCartToFinish = (order: OrderRecord, lines: ToPrice['lines']): CartToFinish => ({
  type: order.type as OrderType,
  lines: lines.map((line) => ({ code: line.product_code, isAvailable: line.isAvailable })),
  customerDocument: order.customer_document,
  addressType: order.address_type as CartToFinish['addressType'],
  billingState: order.charge_address_erp_state,
  delivery: {
    cep: order.delivery_address_cep,
    description: order.delivery_address_description,
    state: order.delivery_address_erp_state,
    city: order.delivery_address_erp_city,
    neighborhood: order.delivery_address_neighborhood,
  },
  paymentMethod: order.payment_method as PaymentMethod | null,
  financingBank: order.financing_bank as CartToFinish['financingBank'],
  isPaymentSpecialFinancing: order.is_payment_special_financing,
})

/** Why the chosen payment cannot be taken, or null (C-85, PAY-014); `order` carries the raw value of its present items. */
const paymentRefusalOf = ({ order, terms, now }: ToPrice): string | null => {
  const payment = paymentOf(order)
  if (payment === null) return null
  const offer = canTakeSpecialOffer(payment, terms.specialOfferOpen)
  if (!offer.allowed) return paymentRefusals[offer.refusal]
  const decision = canPayAsChosen(payment, {
    offered: offeredPaymentMethods({ type: order.type as OrderType, today: dayOf(now) }),
    settings: terms.payments,
    rawInvoiceCents: order.raw_invoice_cents,
  })
  return decision.allowed ? null : paymentRefusals[decision.refusal]
}

/** What keeps a priced cart from being finished, in the order of the screen (WIZ-018, WIZ-025…027, C-23). */
export const findMissing = (priced: ToPrice): readonly Missing[] => {
  const { order, lines, terms } = priced
  return missingToFinish(toCartToFinish(order, lines), {
    hasFreight: terms.freight !== null,
    kitRefusal: findUnsafeKit(order)?.message ?? null,
    paymentRefusal: paymentRefusalOf(priced),
    hasFinancing: order.financing_saved_at !== null,
  })
}
