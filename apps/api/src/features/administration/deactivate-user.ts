import type * as contract from '@girassol/contract/administration'
import { userSentences } from '@girassol/domain/administration'
import type { Context, Handler } from '../../http/context.ts'
import { Refused } from '../../http/refused.ts'
import { recordSecurityEvent } from '../../http/security-events.ts'
import { recordChange } from '../../records/record-change.ts'
import { endAccess } from '../session/invite-to-password.ts'
import { refuseLosingAdministrator, refuseLosingCompanyAdmin } from './change-user.ts'
import { userOrNotFound } from './show-user.ts'
import { setUserActive } from './user-store.ts'

const setActive = async (context: Context, id: number, isActive: boolean) => {
  const { tx, now, actor, origin } = context
  if (!(await setUserActive(tx, { id, isActive }, { now, by: actor.name }))) {
    throw new Refused(isActive ? userSentences.alreadyActive : userSentences.alreadyInactive, { status: 409 })
  }
  const after = await userOrNotFound(context, id)
  const subject = { kind: 'user', id, name: after.name } as const
  const action = isActive ? 'reactivate' : 'deactivate'
  const [before, changed] = [{ isActive: !isActive }, { isActive }]
  await recordChange(tx, { now, author: actor, action, subject, before, after: changed })
  await recordSecurityEvent(tx, { now, kind: 'state-changed', origin, userId: actor.userId, subjectUserId: id })
  return after
}

/** C-140: ends the access now, in every open session too. */
export const deactivateUser: Handler<typeof contract.deactivateUser> = async (context, { params: { id } }) => {
  const user = await userOrNotFound(context, id)
  await refuseLosingAdministrator(context, user, { losesRole: false, losesAccess: true })
  await refuseLosingCompanyAdmin(context, user)
  const after = await setActive(context, id, false)
  await endAccess(context.tx, id, context.now)
  return after
}

/** C-140: the user may log in again, with the same password. */
export const reactivateUser: Handler<typeof contract.reactivateUser> = async (context, { params: { id } }) => {
  await userOrNotFound(context, id)
  return setActive(context, id, true)
}
