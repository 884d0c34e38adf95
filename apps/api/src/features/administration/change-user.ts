import type * as contract from '@girassol/contract/administration'
import type { UserView } from '@girassol/contract/administration'
import { canLoseAdministrator, listAccessChanges, userRefusals } from '@girassol/domain/administration'
import { canChangeCompanyUser, companyUserRefusals } from '@girassol/domain/company-users'
import { isSameEmail } from '@girassol/domain/session'
import { isUniqueViolation } from '../../database/unique-violation.ts'
import type { Handler, WriteContext } from '../../http/context.ts'
import { orRefuse } from '../../http/refused.ts'
import { recordSecurityEvent } from '../../http/security-events.ts'
import { changedMeanwhile } from '../../records/changed-meanwhile.ts'
import { lockCompanyAdmins } from '../../records/lock-who-can-log-in.ts'
import { recordChange } from '../../records/record-change.ts'
import { findOtherOwner } from '../session/email-change/email-change-queries.ts'
import { requestEmail } from '../session/email-change/request-email.ts'
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

/**
 * Refuses a change that would leave a company without an ADMIN who can sign in. It binds staff too: they name another
 * ADMIN first (COMP-006).
 */
export const refuseLosingCompanyAdmin = async ({ tx }: WriteContext, { id, seller }: UserView): Promise<void> => {
  if (seller === null) return
  const admins = await lockCompanyAdmins(tx, seller.id)
  if (!admins.includes(id)) return
  const before = { companyRole: 'ADMIN', isActive: true } as const
  const change = { before, after: { ...before, isActive: false }, isSelf: false, otherAdmins: admins.length - 1 }
  orRefuse(canChangeCompanyUser(change), companyUserRefusals)
}

/** Writes over one version; false if there is a newer one. The unique index detects an e-mail that is already taken. */
const overwrite = async (...written: Parameters<typeof updateUser>): Promise<boolean> => {
  try {
    return await updateUser(...written)
  } catch (error) {
    throw isUniqueViolation(error) ? emailTaken() : error
  }
}

/**
 * The e-mail that the owner of its mailbox must confirm first, or null: a user who can sign in keeps the old one until
 * then (SEC-005), an invited one proves the new one by the invitation.
 */
const findEmailToConfirm = (before: UserView, { email }: contract.UserFields): string | null =>
  before.state === 'INVITED' || isSameEmail(email, before.email) ? null : email

const requestFreeEmail = async (context: WriteContext, wanted: { readonly userId: number; readonly email: string }) => {
  if ((await findOtherOwner(context.tx, wanted)) !== undefined) throw emailTaken()
  await requestEmail(context, wanted)
}

type Edit = contract.UserFields & { readonly version: number }

/**
 * Writes over one version of a user, with an audit entry. Another e-mail of a user who can sign in waits for its
 * confirmation; one of an invited user gets the invitation.
 */
export const writeUser = async (context: WriteContext, before: UserView, edit: Edit): Promise<UserView> => {
  const { tx, now, actor, origin } = context
  const { version, ...wanted } = edit
  const { id } = before
  await admitFields(context, wanted)
  await refuseLosingAdministrator(context, before, {
    losesRole: !wanted.roles.includes('ADMINISTRATOR'),
    losesAccess: false,
  })
  if (wanted.sellerId !== before.seller?.id) await refuseLosingCompanyAdmin(context, before)
  const toConfirm = findEmailToConfirm(before, wanted)
  const fields = toConfirm === null ? wanted : { ...wanted, email: before.email }
  if (!(await overwrite(tx, { id, version }, { fields, now, by: actor.name }))) {
    throw changedMeanwhile('este usuário', await userOrNotFound(context, id))
  }
  if (toConfirm !== null) await requestFreeEmail(context, { userId: id, email: toConfirm })
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
