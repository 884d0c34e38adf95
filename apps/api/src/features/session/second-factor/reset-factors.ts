import { secondFactorSentences } from '@girassol/domain/session'
import type { Context } from '../../../http/context.ts'
import { Refused } from '../../../http/refused.ts'
import { recordSecurityEvent } from '../../../http/security-events.ts'
import { endSessionsOfUser } from '../session-store.ts'
import { deleteFactors } from './second-factor-store.ts'

/**
 * SEC-007: removes every second factor of a user who lost them, ends their sessions and notifies them. A role that must
 * have one still must: the user sets it up at the next sign-in. Returns what there was, for the audit log.
 */
export const resetFactors = async ({ tx, actor, now, origin, outbox }: Context, userId: number) => {
  const removed = await deleteFactors(tx, userId)
  if (removed.secondFactors === 0)
    throw new Refused(secondFactorSentences.noFactor, { status: 409, reason: 'noFactor' })
  await endSessionsOfUser(tx, userId, now)
  const event = { now, kind: 'second-factor-changed', origin, userId: actor.userId, subjectUserId: userId } as const
  await recordSecurityEvent(tx, event)
  await outbox.add('mail.second-factor-changed', { userId, change: 'reset' })
  return removed
}
