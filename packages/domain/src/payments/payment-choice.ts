import type { CardPart } from '../orders/prices/order-totals.ts'
import type { Cents } from '../shared/money.ts'
import type { PaymentMethod } from './payment-method.ts'
import { findInterestPercent, type InterestRate, type PaymentMethodSettings } from './payment-settings.ts'

/** How an order will be paid. With a boleto and a card, the second value is that of the boleto (C-85). */
export type PaymentChoice = {
  readonly method: PaymentMethod
  readonly card1ValueCents: Cents | null
  readonly card2ValueCents: Cents | null
  readonly card1Installments: number | null
  readonly card2Installments: number | null
}

/** How many cards a method charges (PAY-030). */
export const countCards = (method: PaymentMethod): 0 | 1 | 2 => {
  if (method === 'CREDIT_CARD + CREDIT_CARD') return 2
  return method === 'CREDIT_CARD' || method === 'CREDIT_CARD + BARCODE' ? 1 : 0
}

/** The methods that divide the raw value in two parts (C-85). */
export const isSplitPayment = (method: PaymentMethod): boolean =>
  method === 'CREDIT_CARD + CREDIT_CARD' || method === 'CREDIT_CARD + BARCODE'

/** The values after choosing another method: its default instalments, no amounts (PAY-007), and its bank (PAY-008). */
export const initialPaymentChoice = (
  settings: PaymentMethodSettings,
): PaymentChoice & { readonly financingBank: 'OTHERS' | null } => {
  const cards = countCards(settings.reference)
  return {
    method: settings.reference,
    card1ValueCents: null,
    card2ValueCents: null,
    card1Installments: cards > 0 ? settings.defaultInstallment : null,
    card2Installments: cards > 1 ? settings.defaultInstallment : null,
    financingBank: settings.reference === 'FINANCING' ? 'OTHERS' : null,
  }
}

/** Limits a part to the range from zero to the whole: it may have been chosen before the items changed. */
const bounded = (cents: Cents, wholeCents: Cents): Cents => Math.min(Math.max(cents, 0), wholeCents)

/** C-85: the smallest amount charged to a card or boleto. */
export const leastPartCents: Cents = 100

/**
 * Two parts after a change of the raw value: the first stays and the second is the rest; where one would be too small,
 * each is half, so that no cent is lost (C-85).
 */
export const refitParts = ([first]: readonly [Cents, Cents], rawInvoiceCents: Cents): readonly [Cents, Cents] => {
  const isWithinBounds = first >= leastPartCents && rawInvoiceCents - first >= leastPartCents
  const firstCents = isWithinBounds ? first : Math.ceil(rawInvoiceCents / 2)
  return [firstCents, rawInvoiceCents - firstCents]
}

/** The parts as they can be charged: both chosen ones are refitted where items or freight changed after the choice. */
const fitParts = (choice: PaymentChoice, rawInvoiceCents: Cents): readonly [Cents | null, Cents | null] => {
  const { card1ValueCents: first, card2ValueCents: second } = choice
  if (first === null || second === null || first + second === rawInvoiceCents) return [first, second]
  return refitParts([first, second], rawInvoiceCents)
}

/**
 * The parts with interest, as `computeOrderTotals` takes them (C-80); none without a card. A second card without a
 * value has the rest of the raw value, and parts that no longer add up to it count as they can be refitted (C-85).
 */
export const toCardParts = (
  choice: PaymentChoice & { readonly rawInvoiceCents: Cents; readonly rates: readonly InterestRate[] },
): readonly CardPart[] => {
  const { method, rawInvoiceCents, rates } = choice
  const firstPercent = findInterestPercent(rates, choice.card1Installments ?? 1)
  if (countCards(method) === 0) return []
  if (!isSplitPayment(method)) return [{ cents: 'all', interestPercent: firstPercent }]
  const [firstPart, secondPart] = fitParts(choice, rawInvoiceCents)
  const firstCents = bounded(firstPart ?? 0, rawInvoiceCents)
  const first = { cents: firstCents, interestPercent: firstPercent }
  if (countCards(method) === 1) return [first]
  const secondCents = bounded(secondPart ?? rawInvoiceCents - firstCents, rawInvoiceCents)
  return [first, { cents: secondCents, interestPercent: findInterestPercent(rates, choice.card2Installments ?? 1) }]
}
