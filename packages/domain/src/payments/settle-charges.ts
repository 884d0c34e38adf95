import type { Day } from '../shared/brazil-time.ts'
import type { Cents } from '../shared/money.ts'
import type { ChargeMeans } from './charge-parts.ts'

/**
 * The state of one attempt to charge a part. REVERSED: the received money was returned; MISMATCHED: the received amount
 * differs from the charged one (C-87).
 */
export const chargeStates = ['OPEN', 'PAID', 'REFUSED', 'REVERSED', 'MISMATCHED', 'CANCELED'] as const
export type ChargeState = (typeof chargeStates)[number]

/** One attempt at one part; a refused or expired one is tried again. */
export type Charge = {
  readonly part: number
  readonly means: ChargeMeans
  readonly amountCents: Cents
  readonly state: ChargeState
}

/** The payment state of an order from its charges, with all attempts. */
export type ChargesState = 'UNPAID' | 'PARTLY_PAID' | 'PAID' | 'REVERSED' | 'MISMATCHED'

const groupByPart = (charges: readonly Charge[]): readonly (readonly Charge[])[] => {
  const numbers = [...new Set(charges.map(({ part }) => part))]
  return numbers.map((number) => charges.filter(({ part }) => part === number))
}

/** Whether the gateway has received money for this charge and has not returned it. */
export const isIn = ({ state }: Pick<Charge, 'state'>): boolean => state === 'PAID' || state === 'MISMATCHED'

/** A part that was paid twice is also a mismatch: one payment has to be refunded. */
const isOff = (attempts: readonly Charge[]): boolean =>
  attempts.some(({ state }) => state === 'MISMATCHED') || attempts.filter(isIn).length > 1

/**
 * The state of the parts of an order (C-141): the payment of one part alone moves nothing; returned money and a wrong
 * amount take precedence (C-87).
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

/** Whether the gateway has money of the order: a cancellation then needs a refund (E19, E22). */
export const hasMoney = (charges: readonly Charge[]): boolean => charges.some(isIn)

/** Whether a part needs another attempt: not when it is paid, or open for the same amount until today or later. */
export const wantsAttempt = (
  attempts: readonly (Charge & { readonly dueDay: Day })[],
  { amountCents, today }: { readonly amountCents: Cents; readonly today: Day },
): boolean => {
  const isOpen = (charge: Charge & { readonly dueDay: Day }): boolean =>
    charge.state === 'OPEN' && charge.amountCents === amountCents && charge.dueDay >= today
  return !attempts.some((charge) => isIn(charge) || isOpen(charge))
}
