import type { Cents } from '../shared/money.ts'
import { computePercent } from '../shared/money.ts'
import { isSplitPayment, type PaymentChoice } from './payment-choice.ts'
import { findInterestPercent, type InterestRate } from './payment-settings.ts'

/** How one part of an order is charged at the gateway. */
export const chargeMeans = ['CREDIT_CARD', 'BARCODE', 'PIX'] as const
export type ChargeMeans = (typeof chargeMeans)[number]

/** One part of a payment: a payment of its own at the gateway (C-141). */
export type ChargePart = {
  /** 1 or 2, in the order of the payment method's name. */
  readonly part: 1 | 2
  readonly means: ChargeMeans
  readonly amountCents: Cents
  /** Instalments of a card; 1 for the others. */
  readonly installments: number
}

export type ChargedOrder = PaymentChoice & {
  readonly totalInvoiceCents: Cents
  readonly interestCents: Cents
  readonly grossCommissionCents: Cents
  readonly rates: readonly InterestRate[]
}

const meansByMethod = {
  CREDIT_CARD: ['CREDIT_CARD'],
  BARCODE: ['BARCODE'],
  PIX: ['PIX'],
  'CREDIT_CARD + BARCODE': ['CREDIT_CARD', 'BARCODE'],
  'CREDIT_CARD + CREDIT_CARD': ['CREDIT_CARD', 'CREDIT_CARD'],
  DEPOSIT: [],
  FINANCING: [],
  OTHERS: [],
} as const satisfies Record<PaymentChoice['method'], readonly ChargeMeans[]>

/** The first card's share of the interest agreed at the sale; the rates may have changed since. */
const firstInterest = (order: ChargedOrder, firstCents: Cents): Cents => {
  if (order.method !== 'CREDIT_CARD + CREDIT_CARD') return order.interestCents
  const own = computePercent(firstCents, findInterestPercent(order.rates, order.card1Installments ?? 1))
  return Math.min(own, order.interestCents)
}

/**
 * The parts in which an order is charged, in cents; they add up to its total (C-80, C-141). The commission is charged
 * with the first part, interest with its card. None for a deposit, a financing or the others, which the gateway does
 * not charge.
 */
export const computeChargeParts = (order: ChargedOrder): readonly ChargePart[] => {
  const [first, second] = meansByMethod[order.method]
  if (first === undefined) return []
  const installments = first === 'CREDIT_CARD' ? (order.card1Installments ?? 1) : 1
  if (second === undefined || !isSplitPayment(order.method)) {
    return [{ part: 1, means: first, amountCents: order.totalInvoiceCents, installments }]
  }
  const shareCents = order.card1ValueCents ?? 0
  const firstCents = shareCents + firstInterest(order, shareCents) + order.grossCommissionCents
  return [
    { part: 1, means: first, amountCents: firstCents, installments },
    {
      part: 2,
      means: second,
      amountCents: order.totalInvoiceCents - firstCents,
      installments: second === 'CREDIT_CARD' ? (order.card2Installments ?? 1) : 1,
    },
  ]
}
