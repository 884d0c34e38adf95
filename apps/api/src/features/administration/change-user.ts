import type * as contract from '@girassol/contract/administration'
import type { UserView } from '@girassol/contract/administration'
import { canLoseAdministrator, listAccessChanges, userRefusals } from '@girassol/domain/administration'
import type { Handler, WriteContext } from '../../http/context.ts'
import { orRefuse } from '../../http/refused.ts'
import { recordSecurityEvent } from '../../http/security-events.ts'
import { changedMeanwhile } from '../../records/changed-meanwhile.ts'
import { recordChange } from '../../records/record-change.ts'
import { inviteToPassword } from '../session/invite-to-password.ts'
import { admitFields, emailTaken } from './admit-fields.ts'
import { userOrNotFound } from './show-user.ts'
import { auditedUser } from './user-queries.ts'
import { lockAdministrators, updateUser } from './user-store.ts'

type Loss = { readonly losesRole: boolean; readonly losesAccess: boolean }

/**
 * Refuses a change that would leave the system without an administrator, or the caller without their own role (C-140).
 */
export const refuseLosingAdministrator = async (
  { tx, actor }: WriteContext,
  user: UserView,
  loss: Loss,
): Promise<void> => {
  if (!user.roles.includes('ADMINISTRATOR')) return
  const others = (await lockAdministrators(tx)).filter((id) => id !== user.id)
  const isSelf = user.id === actor.userId
  orRefuse(canLoseAdministrator({ ...loss, isSelf, othersLeft: others.length }), userRefusals)
}

const uniqueViolation = '23505'

/** Writes over one version; false if there is a newer one. The unique index detects an e-mail that is already taken. */
const overwrite = async (...written: Parameters<typeof updateUser>): Promise<boolean> => {
  try {
    return await updateUser(...written)
  } catch (error) {
    throw (error as { code?: string }).code === uniqueViolation ? emailTaken() : error
  }
}

type Edit = contract.UserFields & { readonly version: number }

/**
 * Writes over one version of a user, with an audit entry; if the e-mail changed, an invitation is sent to the new one.
 */
export const writeUser = async (context: WriteContext, before: UserView, edit: Edit): Promise<UserView> => {
  const { tx, now, actor, origin } = context
  const { version, ...fields } = edit
  const { id } = before
  await admitFields(context, fields)
  await refuseLosingAdministrator(context, before, {
    losesRole: !fields.roles.includes('ADMINISTRATOR'),
    losesAccess: false,
  })
  if (!(await overwrite(tx, { id, version }, { fields, now, by: actor.name }))) {
    throw changedMeanwhile('este usuário', await userOrNotFound(context, id))
  }
  const after = await userOrNotFound(context, id)
  const [was, is] = [auditedUser(before), auditedUser(after)]
  const subject = { kind: 'user', id, name: after.name } as const
  await recordChange(tx, { now, author: actor, action: 'change', subject, before: was, after: is })
  for (const kind of listAccessChanges(before, after)) {
    await recordSecurityEvent(tx, { now, kind, origin, userId: actor.userId, subjectUserId: id })
  }
  if (after.state === 'INVITED' && after.email !== before.email) await inviteToPassword(context, id)
  return after
}

/** C-140: writes over the version that the edit started from. */
export const changeUser: Handler<typeof contract.changeUser> = async (context, { params: { id }, body }) =>
  writeUser(context, await userOrNotFound(context, id), body)
