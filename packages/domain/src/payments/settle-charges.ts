import type { Day } from '../shared/brazil-time.ts'
import type { Cents } from '../shared/money.ts'
import type { ChargeMeans } from './charge-parts.ts'

/**
 * Where one attempt at a part stands. REVERSED: the money went back after it came in; MISMATCHED: another amount came
 * than was charged (C-87).
 */
export const chargeStates = ['OPEN', 'PAID', 'REFUSED', 'REVERSED', 'MISMATCHED', 'CANCELED'] as const
export type ChargeState = (typeof chargeStates)[number]

/** One attempt at one part; a part that was refused or fell due is tried again. */
export type Charge = {
  readonly part: number
  readonly means: ChargeMeans
  readonly amountCents: Cents
  readonly state: ChargeState
}

/** What the charges of an order amount to, all attempts together. */
export type ChargesState = 'UNPAID' | 'PARTLY_PAID' | 'PAID' | 'REVERSED' | 'MISMATCHED'

const groupByPart = (charges: readonly Charge[]): readonly (readonly Charge[])[] => {
  const numbers = [...new Set(charges.map(({ part }) => part))]
  return numbers.map((number) => charges.filter(({ part }) => part === number))
}

const isIn = ({ state }: Charge): boolean => state === 'PAID' || state === 'MISMATCHED'

/** A part that was paid twice is a mismatch as well: somebody is owed money. */
const isOff = (attempts: readonly Charge[]): boolean =>
  attempts.some(({ state }) => state === 'MISMATCHED') || attempts.filter(isIn).length > 1

/**
 * How the parts of an order stand (C-141): money of one part alone moves nothing, money that went back or does not fit
 * comes before everything else (C-87).
 */
export const computeChargesState = (charges: readonly Charge[]): ChargesState => {
  const parts = groupByPart(charges)
  const reversed = parts.some((attempts) => attempts.some(({ state }) => state === 'REVERSED') && !attempts.some(isIn))
  if (reversed) return 'REVERSED'
  const paid = parts.filter((attempts) => attempts.some(isIn))
  if (paid.length === 0) return 'UNPAID'
  if (paid.length < parts.length) return 'PARTLY_PAID'
  return parts.some(isOff) ? 'MISMATCHED' : 'PAID'
}

/** Money that the gateway holds for the order: a cancellation then owes a refund (E19, E22). */
export const hasMoney = (charges: readonly Charge[]): boolean => charges.some(isIn)

/**
 * The state of a charge after what the gateway says of it now. Readings may overtake each other, so money that came in
 * is not taken for unpaid again: it goes back, or turns out to be another amount.
 */
export const nextChargeState = (before: ChargeState, reported: ChargeState): ChargeState => {
  const wasPaid = before === 'PAID' || before === 'MISMATCHED' || before === 'REVERSED'
  const isUnpaid = reported === 'OPEN' || reported === 'REFUSED' || reported === 'CANCELED'
  return wasPaid && isUnpaid ? before : reported
}

/** Does a part want another attempt? What is paid, or open for the same amount until today or later, does not. */
export const wantsAttempt = (
  attempts: readonly (Charge & { readonly dueDay: Day })[],
  { amountCents, today }: { readonly amountCents: Cents; readonly today: Day },
): boolean => {
  const isOpen = (charge: Charge & { readonly dueDay: Day }): boolean =>
    charge.state === 'OPEN' && charge.amountCents === amountCents && charge.dueDay >= today
  return !attempts.some((charge) => isIn(charge) || isOpen(charge))
}
