import type { Cents } from '../shared/money.ts'
import type { ChargeResolution, PaidCharge } from './divergent-payment.ts'
import { isPayable } from './open-charges.ts'
import { type Charge, type ChargeState, isIn } from './settle-charges.ts'

/** The gateway's own state of a charge, and the amount that it received. */
export type ChargeReading = { readonly state: ChargeState; readonly paidCents: Cents }

/** A charge as the portal stored it, with the decision about a payment of another amount. */
export type KnownCharge = PaidCharge & { readonly resolution: ChargeResolution | null }

/**
 * C-235, REL-011: a payment counts only with the exact amount of its charge, and only once for each part of the order;
 * any other one is a divergence, whatever the gateway calls it. The tolerance is zero cents.
 */
const judgePayment = (known: KnownCharge, paidCents: Cents, others: readonly Charge[]): ChargeState => {
  const isSecond = known.state !== 'PAID' && others.some((other) => other.part === known.part && isIn(other))
  return paidCents === known.amountCents && !isSecond ? 'PAID' : 'MISMATCHED'
}

/**
 * The state of a charge after a new reading; `others` are the other charges of its order. Readings may be applied in
 * another order, so a paid charge never becomes unpaid: it becomes reversed or mismatched. A cancellation is final at
 * the gateway, so that of a paid charge means that its money went back. A decision of the financial department remains
 * valid as long as the gateway reports the same amount.
 */
export const nextChargeState = (
  known: KnownCharge,
  reading: ChargeReading,
  others: readonly Charge[] = [],
): ChargeState => {
  const wasPaid = isIn(known) || known.state === 'REVERSED'
  if (wasPaid && isPayable(reading.state)) return known.state
  if (wasPaid && reading.state === 'CANCELED') return 'REVERSED'
  if (isIn(reading) && known.resolution !== null && reading.paidCents === known.paidCents) return known.state
  return reading.state === 'PAID' ? judgePayment(known, reading.paidCents, others) : reading.state
}

/** Whether a reading changes what is known of a charge. */
export const isNewReading = (known: KnownCharge, state: ChargeState, { paidCents }: ChargeReading): boolean =>
  state !== known.state || (state === 'MISMATCHED' && paidCents !== known.paidCents)
