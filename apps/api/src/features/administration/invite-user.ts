import type * as contract from '@girassol/contract/administration'
import type { UserFields, UserView } from '@girassol/contract/administration'
import type { Handler, WriteContext } from '../../http/context.ts'
import { recordSecurityEvent } from '../../http/security-events.ts'
import { recordChange } from '../../records/record-change.ts'
import { inviteToPassword } from '../session/invite-to-password.ts'
import { admitFields, emailTaken } from './admit-fields.ts'
import { userOrNotFound } from './show-user.ts'
import { auditedUser } from './user-queries.ts'
import { insertUser } from './user-store.ts'

/** Registers a user without a password, with an audit entry; refuses an e-mail that already has a user. */
export const registerUser = async (context: WriteContext, fields: UserFields): Promise<UserView> => {
  const { tx, now, actor, origin } = context
  await admitFields(context, fields)
  const id = await insertUser(tx, fields, { now, by: actor.name })
  if (id === undefined) throw emailTaken()
  const user = await userOrNotFound(context, id)
  const subject = { kind: 'user', id, name: user.name } as const
  await recordChange(tx, { now, author: actor, action: 'invite', subject, before: null, after: auditedUser(user) })
  await recordSecurityEvent(tx, { now, kind: 'roles-changed', origin, userId: actor.userId, subjectUserId: id })
  return user
}

/** C-140: a new user gets a link to choose a password. */
export const inviteUser: Handler<typeof contract.inviteUser> = async (context, { body }) => {
  const user = await registerUser(context, body)
  await inviteToPassword(context, user.id)
  return user
}
