import type { OrderType } from '@girassol/domain/orders'
import {
  canChoosePayment,
  cardsOf,
  initialPaymentChoice,
  isSplitPayment,
  offeredPaymentMethods,
  type PaymentChoice,
  type PaymentMethod,
  type PaymentMethodSettings,
  paymentRefusals,
} from '@girassol/domain/payments'
import { centsFromReais, dayOf } from '@girassol/domain/shared'
import type { Context } from '../../http/context.ts'
import { orRefuse } from '../../http/refused.ts'
import type { OrderRecord } from '../orders/order-record.ts'
import { paymentChoiceOf } from '../orders/price-order.ts'
import { priceCart } from '../orders/priced-cart.ts'
import type { CartPatch } from './customer-changes.ts'
import type { CartChanges } from './save-cart.ts'

export const noPayment: CartChanges = {
  payment_method: null,
  card1_value_cents: null,
  card2_value_cents: null,
  card1_installments: null,
  card2_installments: null,
  financing_bank: null,
  is_payment_special_financing: false,
}

const paymentFields = [
  'paymentMethod',
  'financingBank',
  'card1value',
  'card2value',
  'card1installments',
  'card2installments',
] as const

const centsOf = (reais: number | null | undefined): number | null | undefined =>
  reais === null || reais === undefined ? reais : centsFromReais(reais)

/** The method's default instalments when it is another one, else what was chosen before (PAY-007). */
const choiceBefore = (cart: OrderRecord, method: PaymentMethod, settings: readonly PaymentMethodSettings[]) => {
  const before = paymentChoiceOf(cart)
  if (before?.method === method) return before
  const own = settings.find(({ reference }) => reference === method)
  return own
    ? initialPaymentChoice(own)
    : { method, card1ValueCents: null, card2ValueCents: null, card1Installments: null, card2Installments: null }
}

type Parts = Pick<PaymentChoice, 'card1ValueCents' | 'card2ValueCents'>

/** Of two parts, the one that is not told takes what the other leaves of the raw value (C-85). */
const partsOf = (before: PaymentChoice, patch: CartPatch, rawInvoiceCents: number): Parts => {
  if (!isSplitPayment(before.method)) return { card1ValueCents: null, card2ValueCents: null }
  const first = centsOf(patch.card1value)
  const second = centsOf(patch.card2value)
  const restOf = (cents: number | null) => (cents === null ? null : rawInvoiceCents - cents)
  if (first !== undefined) return { card1ValueCents: first, card2ValueCents: second ?? restOf(first) }
  if (second !== undefined) return { card1ValueCents: restOf(second), card2ValueCents: second }
  return before
}

const withPatch = (before: PaymentChoice, patch: CartPatch, rawInvoiceCents: number): PaymentChoice => {
  const cards = cardsOf(before.method)
  const first = patch.card1installments === undefined ? before.card1Installments : patch.card1installments
  const second = patch.card2installments === undefined ? before.card2Installments : patch.card2installments
  return {
    method: before.method,
    ...partsOf(before, patch, rawInvoiceCents),
    card1Installments: cards > 0 ? first : null,
    card2Installments: cards > 1 ? second : null,
  }
}

/** PAY-008, PAY-009: only a financing has a bank, 'OTHERS' unless one is chosen. */
const bankOf = (cart: OrderRecord, method: PaymentMethod, patch: CartPatch): CartChanges => {
  if (method !== 'FINANCING') return { financing_bank: null, is_payment_special_financing: false }
  if (patch.financingBank !== undefined) {
    return { financing_bank: patch.financingBank, is_payment_special_financing: false }
  }
  return cart.payment_method === 'FINANCING' ? {} : { financing_bank: 'OTHERS', is_payment_special_financing: false }
}

/** How the cart is paid; refuses what is not offered or does not add up (PAY-003, PAY-004, PAY-031, PAY-032, C-85). */
export const paymentChanges = async (context: Context, cart: OrderRecord, patch: CartPatch): Promise<CartChanges> => {
  if (paymentFields.every((field) => patch[field] === undefined)) return {}
  const method = patch.paymentMethod === undefined ? (cart.payment_method as PaymentMethod | null) : patch.paymentMethod
  if (method === null) return noPayment
  const { order, terms } = await priceCart(context, { ...cart, payment_method: method })
  const rawInvoiceCents = order.raw_invoice_cents
  const choice = withPatch(choiceBefore(cart, method, terms.payments), patch, rawInvoiceCents)
  const offered = offeredPaymentMethods({ type: cart.type as OrderType, today: dayOf(context.now) })
  orRefuse(canChoosePayment(choice, { offered, settings: terms.payments, rawInvoiceCents }), paymentRefusals)
  return {
    payment_method: method,
    card1_value_cents: choice.card1ValueCents,
    card2_value_cents: choice.card2ValueCents,
    card1_installments: choice.card1Installments,
    card2_installments: choice.card2Installments,
    ...bankOf(cart, method, patch),
  }
}
