import { answerSentences, canAnswerProposal, describeEnd, proposalStatusAt } from '@girassol/domain/proposals'
import { Refused } from '../../../http/refused.ts'
import type { ProposalRecord } from '../proposal-store.ts'

type Shown = { readonly version: number; readonly now: string }

/** PROP-013 to PROP-015: 409 unless the proposal waits for an answer and this is the version that was shown. */
export const refuseAnswer = (
  { status: stored, valid_until: validUntil, current_version, declined_at: declinedAt }: ProposalRecord,
  { version, now }: Shown,
): void => {
  const status = proposalStatusAt({ status: stored, validUntil }, now)
  const decision = canAnswerProposal({ status, currentVersion: current_version ?? 0 }, version)
  if (decision.allowed) return
  const { refusal } = decision
  const message = (refusal === 'expired' && describeEnd({ status, validUntil, declinedAt })) || answerSentences[refusal]
  throw new Refused(message, { status: 409, reason: refusal, details: { version: current_version } })
}
