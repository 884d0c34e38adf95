import type { Cents } from '../../shared/money.ts'

/** The two parts of a payment; null while one is not chosen. */
export type PaymentParts = readonly [Cents | null, Cents | null]

/**
 * The parts of a payment after a change of the raw value: in the same proportion, the second part being the rest, so
 * that no cent is lost (C-85). Parts that are not both chosen stay null.
 */
export const rescaleParts = ([first, second]: PaymentParts, rawInvoiceCents: Cents): PaymentParts => {
  if (first === null || second === null) return [first, second]
  const whole = first + second
  if (whole === rawInvoiceCents || whole === 0) return [first, second]
  const share = Number((BigInt(first) * BigInt(rawInvoiceCents) * 2n + BigInt(whole)) / (BigInt(whole) * 2n))
  return [share, rawInvoiceCents - share]
}
