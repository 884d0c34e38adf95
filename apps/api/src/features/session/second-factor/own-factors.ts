import type * as contract from '@girassol/contract/second-factor'
import { canRemoveFactor, needsSecondFactor, secondFactorRefusals } from '@girassol/domain/session'
import type { Context, Handler } from '../../../http/context.ts'
import { notFound, orNotFound, orRefuse, Refused } from '../../../http/refused.ts'
import { recordSecurityEvent } from '../../../http/security-events.ts'
import { requireFreshProof } from '../prove-password.ts'
import { makeRecoveryCodes } from './recovery-codes.ts'
import {
  countRecoveryCodes,
  findFactors,
  findRequiredRoles,
  lockUser,
  toSecondFactor,
} from './second-factor-queries.ts'
import { deleteFactor } from './second-factor-store.ts'

const isRequired = async ({ tx, actor }: Context): Promise<boolean> =>
  needsSecondFactor({ roles: actor.roles, hasFactor: false }, await findRequiredRoles(tx))

/** SEC-006: the second factors of the caller. */
export const listOwnFactors: Handler<typeof contract.listOwnFactors> = async (context) => {
  const { tx, actor } = context
  return {
    factors: (await findFactors(tx, actor.userId)).map(toSecondFactor),
    recoveryCodesLeft: await countRecoveryCodes(tx, actor.userId),
    isRequired: await isRequired(context),
  }
}

/** SEC-006: removes a factor of the caller; SEC-007: not the last one of a role that must have one. */
export const removeFactor: Handler<typeof contract.removeFactor> = async (context, { params }) => {
  const { tx, actor, now, origin, outbox } = context
  const { userId } = actor
  await requireFreshProof(context)
  orNotFound(await lockUser(tx, userId))
  const factors = await findFactors(tx, userId)
  if (!factors.some(({ id }) => id === params.factor)) throw notFound()
  orRefuse(canRemoveFactor(factors, await isRequired(context)), secondFactorRefusals)
  await deleteFactor(tx, { userId, id: params.factor })
  await recordSecurityEvent(tx, { now, kind: 'second-factor-changed', origin, userId })
  await outbox.add('mail.second-factor-changed', { userId, change: 'removed' })
  return null
}

/** SEC-006: ten new recovery codes; every earlier one ends. */
export const renewRecoveryCodes: Handler<typeof contract.renewRecoveryCodes> = async (context) => {
  const { tx, actor, now, origin } = context
  await requireFreshProof(context)
  orNotFound(await lockUser(tx, actor.userId))
  if ((await findFactors(tx, actor.userId)).length === 0)
    throw new Refused('Ative a verificação em duas etapas antes.', { status: 409, reason: 'noFactor' })
  await recordSecurityEvent(tx, { now, kind: 'second-factor-changed', origin, userId: actor.userId })
  return { recoveryCodes: await makeRecoveryCodes(tx, actor.userId) }
}
