import { missingToSave } from '@girassol/domain/budgets'
import { type CartToFinish, type FinishingFacts, type Missing, missingToFinish } from '@girassol/domain/cart'
import { canPayAsChosen, canTakeSpecialOffer, offeredPaymentMethods, paymentRefusals } from '@girassol/domain/payments'
import { dayOf } from '@girassol/domain/shared'
import { findUnsafeKit } from './kit-strings.ts'
import type { OrderRecord } from './order-record.ts'
import { paymentOf, type ToPrice } from './price-order.ts'

const toCartToFinish = (order: OrderRecord, lines: ToPrice['lines']): CartToFinish => ({
  type: order.type,
  lines: lines.map((line) => ({ code: line.product_code, isAvailable: line.isAvailable })),
  customerDocument: order.customer_document,
  addressType: order.address_type,
  billingState: order.charge_address_erp_state,
  delivery: {
    cep: order.delivery_address_cep,
    description: order.delivery_address_description,
    state: order.delivery_address_erp_state,
    city: order.delivery_address_erp_city,
    neighborhood: order.delivery_address_neighborhood,
  },
  paymentMethod: order.payment_method,
  financingBank: order.financing_bank,
  isPaymentSpecialFinancing: order.is_payment_special_financing,
})

/** Why the chosen payment cannot be taken, or null (C-85, PAY-014); `order` carries the raw value of its present items. */
const paymentRefusalOf = ({ order, terms, now }: ToPrice): string | null => {
  const payment = paymentOf(order)
  if (payment === null) return null
  const offer = canTakeSpecialOffer(payment, terms.specialOfferOpen)
  if (!offer.allowed) return paymentRefusals[offer.refusal]
  const decision = canPayAsChosen(payment, {
    offered: offeredPaymentMethods({ type: order.type, today: dayOf(now) }),
    settings: terms.payments,
    rawInvoiceCents: order.raw_invoice_cents,
  })
  return decision.allowed ? null : paymentRefusals[decision.refusal]
}

const factsOf = (priced: ToPrice): FinishingFacts => ({
  hasFreight: priced.terms.freight !== null,
  kitRefusal: findUnsafeKit(priced.order, priced.terms.generatorSettings)?.message ?? null,
  paymentRefusal: paymentRefusalOf(priced),
  hasFinancing: priced.order.financing_saved_at !== null,
})

/** What keeps a priced cart from being finished, in the order of the screen (WIZ-018, WIZ-025…027, C-23). */
export const findMissing = (priced: ToPrice): readonly Missing[] =>
  missingToFinish(toCartToFinish(priced.order, priced.lines), factsOf(priced))

/** What keeps a budget from being saved or ordered (BUD-022, BUD-023). */
export const findMissingOfBudget = (priced: ToPrice): readonly Missing[] => {
  const { order, lines } = priced
  const items = lines.map(({ product_code: code, quantity }) => ({ code, quantity }))
  return missingToSave(
    { ...toCartToFinish(order, lines), integratorId: order.seller_id, lines: items },
    factsOf(priced),
  )
}
