import {
  canAddFactor,
  type SecondFactorKind,
  secondFactorRefusals,
  secondFactorSentences,
} from '@girassol/domain/session'
import type { Context } from '../../../http/context.ts'
import { orNotFound, orRefuse, Refused } from '../../../http/refused.ts'
import { recordSecurityEvent } from '../../../http/security-events.ts'
import { requireFreshProof } from '../prove-password.ts'
import { type Challenge, isOwnChallenge, openChallenge } from './challenges.ts'
import { makeRecoveryCodes } from './recovery-codes.ts'
import { findFactors, findUser, lockUser } from './second-factor-queries.ts'
import { spendChallenge } from './second-factor-store.ts'

/** The caller, who may add a factor of this kind now; refuses without a fresh sign-in (SEC-004). */
export const beginSetUp = async (context: Context, kind: SecondFactorKind) => {
  const { tx, actor } = context
  await requireFreshProof(context)
  const factors = await findFactors(tx, actor.userId)
  orRefuse(canAddFactor(factors, kind), secondFactorRefusals)
  return { user: orNotFound(await findUser(tx, actor.userId)), factors }
}

const expired = () => new Refused(secondFactorSentences.setUpExpired, { status: 400, reason: 'challengeExpired' })

/**
 * The set-up that the caller began at most 10 minutes ago, spent, so that it adds one factor only; refuses without a
 * fresh sign-in. The caller is locked.
 */
export const finishSetUp = async (
  context: Context,
  { ticket, kind }: { readonly ticket: string; readonly kind: SecondFactorKind },
): Promise<Challenge> => {
  const { tx, actor, now, sealing } = context
  await requireFreshProof(context)
  const user = orNotFound(await lockUser(tx, actor.userId))
  const begun = openChallenge(sealing, { kind: 'set-up ticket', sealed: ticket, now })
  if (begun === null || !isOwnChallenge(begun, user)) throw expired()
  orRefuse(canAddFactor(await findFactors(tx, actor.userId), kind), secondFactorRefusals)
  if (!(await spendChallenge(tx, begun))) throw expired()
  return begun
}

/** Records the added factor and notifies the user; recovery codes if it is the first one (SEC-006, SEC-009). */
export const recordAdded = async ({ tx, actor, now, origin, outbox }: Context) => {
  const { userId } = actor
  await recordSecurityEvent(tx, { now, kind: 'second-factor-changed', origin, userId })
  await outbox.add('mail.second-factor-changed', { userId, change: 'added' })
  const isFirst = (await findFactors(tx, userId)).length === 1
  return { recoveryCodes: isFirst ? await makeRecoveryCodes(tx, userId) : null }
}
