import type * as contract from '@girassol/contract/administration'
import type { Handler } from '../../http/context.ts'
import { recordSecurityEvent } from '../../http/security-events.ts'
import { refuseUnseen } from '../../records/changed-meanwhile.ts'
import { recordChange } from '../../records/record-change.ts'
import { resetFactors } from '../session/second-factor/reset-factors.ts'
import { findRequiredRoles } from '../session/second-factor/second-factor-queries.ts'
import { lockRequiredRoles, writeRequiredRoles } from '../session/second-factor/second-factor-store.ts'
import { userOrNotFound } from './show-user.ts'

/** SEC-007: which roles must have a second factor. */
export const showRequiredRoles: Handler<typeof contract.showRequiredRoles> = async ({ tx }) => ({
  roles: await findRequiredRoles(tx),
})

/** SEC-007: users of these roles without a second factor may only set one up, within 3 seconds. */
export const changeRequiredRoles: Handler<typeof contract.changeRequiredRoles> = async (context, { body }) => {
  const { tx, actor, now, origin } = context
  await lockRequiredRoles(tx)
  const before = await findRequiredRoles(tx)
  refuseUnseen('esta configuração', { now: before, seen: body.seen })
  await writeRequiredRoles(tx, [...new Set(body.roles)])
  const roles = await findRequiredRoles(tx)
  if (before.join() === roles.join()) return { roles }
  const subject = { kind: 'setting', id: 'second-factor-roles', name: 'Verificação em duas etapas' } as const
  await recordChange(tx, { now, author: actor, action: 'change', subject, before: { roles: before }, after: { roles } })
  await recordSecurityEvent(tx, { now, kind: 'second-factor-changed', origin, userId: actor.userId })
  return { roles }
}

/** SEC-007: removes the second factors of a user who lost them; never what their role must have. */
export const resetUserFactors: Handler<typeof contract.resetUserFactors> = async (context, { params: { id } }) => {
  const { tx, actor, now } = context
  const user = await userOrNotFound(context, id)
  const before = await resetFactors(context, id)
  const subject = { kind: 'user', id, name: user.name } as const
  const after = { secondFactors: 0, recoveryCodes: 0 }
  await recordChange(tx, { now, author: actor, action: 'change', subject, before, after })
  return userOrNotFound(context, id)
}
