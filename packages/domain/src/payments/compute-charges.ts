import type { CardPart } from '../orders/prices/order-totals.ts'
import { type Cents, computePercent } from '../shared/money.ts'
import { type PaymentChoice, toCardParts } from './payment-choice.ts'
import type { PaymentMethodSettings } from './payment-settings.ts'

type Priced = {
  readonly settings: readonly PaymentMethodSettings[]
  readonly rawInvoiceCents: Cents
  readonly grossCommissionCents: Cents
}

export type Charges = { readonly interestCents: Cents; readonly totalInvoiceCents: Cents }

/**
 * The charges and total of an order with another payment, with unchanged items and freight (C-80): the same interest
 * and total as `computeOrderTotals`.
 */
export const computeCharges = (
  choice: PaymentChoice,
  { settings, rawInvoiceCents, grossCommissionCents }: Priced,
): Charges => {
  const rates = settings.find(({ reference }) => reference === choice.method)?.interestRates ?? []
  const computeInterest = ({ cents, interestPercent }: CardPart) =>
    computePercent(cents === 'all' ? rawInvoiceCents : cents, interestPercent)
  const parts = toCardParts({ ...choice, rawInvoiceCents, rates })
  const interestCents = parts.reduce((sum, part) => sum + computeInterest(part), 0)
  return { interestCents, totalInvoiceCents: rawInvoiceCents + interestCents + grossCommissionCents }
}
