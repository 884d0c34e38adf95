import { type Day, formatDay, plusDays, toDay } from '../shared/brazil-time.ts'
import { isMoveFrom, type ProposalStatus } from './proposal-status.ts'

/** Days from today between which a proposal may end (PROP-008). */
const validityDays = { least: 1, most: 60 } as const

/** The first and last day that may be chosen now (PROP-008). */
export const validityRange = (now: string): { readonly first: Day; readonly last: Day } => ({
  first: plusDays(toDay(now), validityDays.least),
  last: plusDays(toDay(now), validityDays.most),
})

/** Whether a proposal that is sent now may be valid until this day: from tomorrow to 60 days ahead (PROP-008). */
export const isValidUntilAllowed = (day: Day, now: string): boolean => {
  const { first, last } = validityRange(now)
  return day >= first && day <= last
}

/** PROP-015, C-170: the last instant is 23:59:59.999 of the day in São Paulo. */
export const isOver = (validUntil: Day, now: string): boolean => toDay(now) > validUntil

/** The status as of now: what still waits for an answer has expired after its last day, before a job stores it (PROP-015). */
export const proposalStatusAt = (
  { status, validUntil }: { readonly status: ProposalStatus; readonly validUntil: Day | null },
  now: string,
): ProposalStatus =>
  validUntil !== null && isMoveFrom('expire', status) && isOver(validUntil, now) ? 'EXPIRED' : status

/** 'Esta proposta venceu em 07/12/2026.' (PROP-015) */
export const expiredSentence = (validUntil: Day): string => `Esta proposta venceu em ${formatDay(validUntil)}.`

type Ended = {
  readonly status: ProposalStatus
  readonly validUntil: Day | null
  /** An instant. */
  readonly declinedAt: string | null
}

/** Why the page takes no answer any more: 'Proposta recusada em 24/11/2026.'; null while it does, or once it is accepted. */
export const describeEnd = ({ status, validUntil, declinedAt }: Ended): string | null => {
  if (status === 'EXPIRED' && validUntil !== null) return expiredSentence(validUntil)
  if (status === 'DECLINED' && declinedAt !== null) return `Proposta recusada em ${formatDay(toDay(declinedAt))}.`
  return null
}
