import { type Cents, computePercent, type DecimalText, splitEvenly } from '../shared/money.ts'
import type { PaymentMethod } from './payment-method.ts'
import {
  findInterestPercent,
  findMaxInstalments,
  limitInstalments,
  type PaymentMethodSettings,
} from './payment-settings.ts'

/** The text of one choice, as in '12x de R$ 950,00', and its amounts. */
export type InstalmentPlan = {
  readonly instalments: number
  readonly interestPercent: DecimalText
  readonly interestCents: Cents
  /** Value, interest and commission. */
  readonly totalCents: Cents
  /** One value for each instalment; they add up to the total, and the first has the cents that do not divide. */
  readonly valuesCents: readonly Cents[]
}

/** What is paid with one means. */
export type InstalmentCharge = {
  /** The part of the raw value that is paid in instalments. */
  readonly cents: Cents
  /** Charged without interest, with the first means of payment only (C-80). */
  readonly grossCommissionCents: Cents
}

/** An amount in instalments (PAY-033, C-80): interest rounded half-up to the cent once; the split loses nothing. */
export const computeInstalments = (
  charge: InstalmentCharge,
  terms: { readonly instalments: number; readonly interestPercent: DecimalText },
): InstalmentPlan => {
  const interestCents = computePercent(charge.cents, terms.interestPercent)
  const totalCents = charge.cents + interestCents + charge.grossCommissionCents
  return { ...terms, interestCents, totalCents, valuesCents: splitEvenly(totalCents, terms.instalments) }
}

/**
 * Every number of instalments that one card of a method may choose, with its plan (PAY-031…033), each of at least one
 * real (USE-034); [] without settings.
 */
export const instalmentPlans = (
  charge: InstalmentCharge,
  method: PaymentMethod,
  settings: readonly PaymentMethodSettings[],
): readonly InstalmentPlan[] => {
  const own = settings.find(({ reference }) => reference === method)
  if (!own) return []
  const length = limitInstalments(charge.cents, findMaxInstalments(method, settings))
  return Array.from({ length }, (_, index) => {
    const instalments = index + 1
    return computeInstalments(charge, {
      instalments,
      interestPercent: findInterestPercent(own.interestRates, instalments),
    })
  })
}
