import { missingToSave } from '@girassol/domain/budgets'
import { type CartToFinish, type FinishingFacts, type Missing, missingToFinish } from '@girassol/domain/cart'
import { canPayAsChosen, canTakeSpecialOffer, offeredPaymentMethods, paymentRefusals } from '@girassol/domain/payments'
import { toDay } from '@girassol/domain/shared'
import { findChangedKitRefusal, findUnsafeKit } from './kit-strings.ts'
import type { OrderRecord } from './order-record.ts'
import { type ToPrice, toPayment } from './prices/price-order.ts'

const toCartToFinish = (order: OrderRecord, lines: ToPrice['lines']): CartToFinish => ({
  type: order.type,
  lines: lines.map((line) => ({
    code: line.product_code,
    name: line.product_name,
    isAvailable: line.isAvailable,
    isOutOfStock: line.current === null,
  })),
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

/** Why the chosen payment is not possible, or null (C-85, PAY-014); `order` has the raw value of its current items. */
const describePaymentRefusal = ({ order, terms, now }: ToPrice): string | null => {
  const payment = toPayment(order)
  if (payment === null) return null
  const offer = canTakeSpecialOffer(payment, terms.specialOfferOpen)
  if (!offer.allowed) return paymentRefusals[offer.refusal]
  const decision = canPayAsChosen(payment, {
    offered: offeredPaymentMethods({ type: order.type, today: toDay(now) }),
    settings: terms.payments,
    rawInvoiceCents: order.raw_invoice_cents,
  })
  return decision.allowed ? null : paymentRefusals[decision.refusal]
}

const findKitRefusal = ({ order, lines, terms: { generatorSettings } }: ToPrice): string | null =>
  findChangedKitRefusal(order, lines, generatorSettings) ?? findUnsafeKit(order, generatorSettings)?.message ?? null

const toFinishingFacts = (priced: ToPrice): FinishingFacts => ({
  hasFreight: priced.terms.freight !== null,
  kitRefusal: findKitRefusal(priced),
  paymentRefusal: describePaymentRefusal(priced),
  hasFinancing: priced.order.financing_saved_at !== null,
  totalInvoiceCents: priced.order.total_invoice_cents,
})

/** What prevents finishing a priced cart, in the order of the screen (WIZ-018, WIZ-025…027, C-23). */
export const findMissing = (priced: ToPrice): readonly Missing[] =>
  missingToFinish(toCartToFinish(priced.order, priced.lines), toFinishingFacts(priced))

/** What prevents saving or ordering a budget (BUD-022, BUD-023). */
export const findMissingOfBudget = (priced: ToPrice): readonly Missing[] => {
  const { order, lines } = priced
  const items = lines.map(({ product_code: code, quantity }) => ({ code, quantity }))
  return missingToSave(
    { ...toCartToFinish(order, lines), integratorId: order.seller_id, lines: items },
    toFinishingFacts(priced),
  )
}
