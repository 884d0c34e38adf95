import { firstRefusal, type RuleRefusal } from '../shared/decision.ts'
import type { Cents } from '../shared/money.ts'

/** After how many days an unpaid instalment stops approvals, until the administration changes it (C-198). */
export const usualOverdueDays = 15

/** The account of a seller whose credit is controlled, when an order of it is to be approved. */
export type CreditFacts = {
  readonly limitCents: Cents
  /** By the other orders of the seller. */
  readonly usedCents: Cents
  /** Of the order that is to be approved. */
  readonly totalCents: Cents
  /** The total for which the financial department released this order; null if it did not. */
  readonly releasedCents: Cents | null
  /** Of the oldest open instalment; 0 if none is late. */
  readonly daysLate: number
  /** Instalments that are late by more days stop approvals; 0 for never. */
  readonly overdueDays: number
}

/** By how much an order goes beyond the free credit, in cents; an order that fits exactly lacks nothing (CRED-003). */
export const computeMissingCredit = ({
  limitCents,
  usedCents,
  totalCents,
}: Pick<CreditFacts, 'limitCents' | 'usedCents' | 'totalCents'>): Cents =>
  Math.max(0, usedCents + totalCents - limitCents)

/**
 * Whether an order that is paid by 'others' fits the credit of its seller (CRED-003, C-198). A release counts for the
 * order up to the total that was released.
 */
export const judgeCredit = (facts: CreditFacts) => {
  const { totalCents, releasedCents, daysLate, overdueDays } = facts
  const isReleased = releasedCents !== null && totalCents <= releasedCents
  return firstRefusal(
    [!isReleased && computeMissingCredit(facts) > 0, 'overLimit'],
    [!isReleased && overdueDays > 0 && daysLate > overdueDays, 'overdue'],
  )
}

export type CreditRefusal = RuleRefusal<typeof judgeCredit>
