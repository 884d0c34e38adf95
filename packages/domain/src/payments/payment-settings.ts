import type { Cents, DecimalText } from '../shared/money.ts'
import type { PaymentMethod } from './payment-method.ts'

/** Percent that one number of instalments costs. */
export type InterestRate = { readonly installment: number; readonly percentage: DecimalText }

/** How a method may be paid (PAY-011). */
export type PaymentMethodSettings = {
  readonly reference: PaymentMethod
  readonly maxInstallments: number
  readonly defaultInstallment: number
  readonly interestRates: readonly InterestRate[]
}

/** PAY-036, C-85: the upper limit for every method, whatever its settings are. */
export const mostInstalments = 72

/** PAY-031, C-85: for each card, when there are two. */
const mostInstalmentsOfTwoCards = 10

const isSingleCard = ({ reference }: PaymentMethodSettings): boolean => reference === 'CREDIT_CARD'

/**
 * The most instalments of one card of a method (PAY-031, PAY-032, C-85); a card with a boleto has the limit of the
 * single card. 1 for a method without settings.
 */
export const findMaxInstalments = (method: PaymentMethod, settings: readonly PaymentMethodSettings[]): number => {
  const own = settings.find(({ reference }) => reference === method)
  const ruling = method === 'CREDIT_CARD + BARCODE' ? (settings.find(isSingleCard) ?? own) : own
  const most = method === 'CREDIT_CARD + CREDIT_CARD' ? mostInstalmentsOfTwoCards : mostInstalments
  return Math.min(ruling?.maxInstallments ?? 1, most)
}

/** The smallest instalment (USE-034). */
export const leastInstalmentCents: Cents = 100

/** How many instalments of at least one real an amount can have, up to the limit of its method (USE-034). */
export const limitInstalments = (cents: Cents, most: number): number =>
  Math.min(most, Math.max(1, Math.floor(cents / leastInstalmentCents)))

/** Percent of interest for a number of instalments (PAY-033); none for a number that the table does not have. */
export const findInterestPercent = (rates: readonly InterestRate[], instalments: number): DecimalText =>
  rates.find(({ installment }) => installment === instalments)?.percentage ?? '0'
