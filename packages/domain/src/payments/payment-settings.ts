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

/** PAY-036, C-85: no method goes beyond, whatever its settings say. */
export const mostInstalments = 72

/** PAY-031, C-85: of each card, when there are two. */
const mostInstalmentsOfTwoCards = 10

const isSingleCard = ({ reference }: PaymentMethodSettings): boolean => reference === 'CREDIT_CARD'

/**
 * The most instalments of one card of a method (PAY-031, PAY-032, C-85); a card beside a boleto follows the single
 * card. 1 for a method without settings.
 */
export const findMaxInstalments = (method: PaymentMethod, settings: readonly PaymentMethodSettings[]): number => {
  const own = settings.find(({ reference }) => reference === method)
  const ruling = method === 'CREDIT_CARD + BARCODE' ? (settings.find(isSingleCard) ?? own) : own
  const most = method === 'CREDIT_CARD + CREDIT_CARD' ? mostInstalmentsOfTwoCards : mostInstalments
  return Math.min(ruling?.maxInstallments ?? 1, most)
}

/** No instalment is worth less (USE-034). */
export const leastInstalmentCents: Cents = 100

/** How many instalments of at least one real an amount can have, up to the most that its method allows (USE-034). */
export const limitInstalments = (cents: Cents, most: number): number =>
  Math.min(most, Math.max(1, Math.floor(cents / leastInstalmentCents)))

/** Percent of interest for a number of instalments (PAY-033); a number that the table does not name carries none. */
export const findInterestPercent = (rates: readonly InterestRate[], instalments: number): DecimalText =>
  rates.find(({ installment }) => installment === instalments)?.percentage ?? '0'
