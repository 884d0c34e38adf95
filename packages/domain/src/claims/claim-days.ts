import { type Day, plusDays, toDay } from '../shared/brazil-time.ts'
import { countWorkingDays, plusWorkingDays } from '../shared/business-days.ts'
import type { ClaimStatus } from './claim-status.ts'
import { isUndecided } from './claim-status.ts'

/** The default days of a claim (C-158), in working days. */
export const usualClaimDays = { claimAnswerDays: 2, claimDecisionDays: 10 } as const

/** How long a claim waits for the integrator before it is cancelled, and when the reminder comes, in days (C-203). */
export const waitingDays = { reminder: 12, end: 15 } as const

/** How long the integrator may reopen a resolved claim or contest a refused one, in days (CLM-008). */
const reopeningDays = 5

/** CLM-008: the last day of São Paulo on which a claim that ended may be opened again. */
export const findReopeningEnd = (endedAt: string): Day => plusDays(toDay(endedAt), reopeningDays)

export type ClaimDueDays = { readonly answerDueOn: Day; readonly decisionDueOn: Day }

/** CLM-006: the days by whose end a claim of this instant is to be answered and decided. */
export const findDueDays = (
  openedAt: string,
  days: { readonly claimAnswerDays: number; readonly claimDecisionDays: number },
): ClaimDueDays => ({
  answerDueOn: plusWorkingDays(toDay(openedAt), days.claimAnswerDays),
  decisionDueOn: plusWorkingDays(toDay(openedAt), days.claimDecisionDays),
})

/** CLM-006: the due day after the claim waited for the integrator: as many working days later as the waiting took. */
export const postponeDueDay = (dueOn: Day, waited: { readonly since: string; readonly until: string }): Day =>
  plusWorkingDays(dueOn, countWorkingDays(toDay(waited.since), toDay(waited.until)))

type TimedClaim = ClaimDueDays & {
  readonly status: ClaimStatus
  /** When the distributor first wrote or decided; null before. */
  readonly answeredAt: string | null
}

/** CLM-006: the day that counts next; null while the integrator is asked, and once the claim is decided. */
export const findNextDueDay = ({ status, answeredAt, answerDueOn, decisionDueOn }: TimedClaim): Day | null => {
  if (!isUndecided(status) || status === 'WAITING_CUSTOMER') return null
  return answeredAt === null && answerDueOn < decisionDueOn ? answerDueOn : decisionDueOn
}

/** CLM-006: whether the distributor is late with the answer or the decision. */
export const isClaimLate = (claim: TimedClaim, now: string): boolean => {
  const dueOn = findNextDueDay(claim)
  return dueOn !== null && toDay(now) > dueOn
}
