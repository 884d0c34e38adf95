import type * as contract from '@girassol/contract/administration'
import type { UserView } from '@girassol/contract/administration'
import type { Context, Handler } from '../../http/context.ts'
import { recordChange } from '../../records/record-change.ts'
import { endSession, endSessionsExcept } from '../session/open-sessions/end-sessions.ts'
import { findOpenSessions } from '../session/open-sessions/open-session-queries.ts'
import { userOrNotFound } from './show-user.ts'

const findSessionsOf = ({ tx, now, actor }: Context, userId: number) =>
  findOpenSessions(tx, { userId, now, currentId: actor.familyId })

/** SEC-008: where a user is signed in. */
export const listUserSessions: Handler<typeof contract.listUserSessions> = async (context, { params: { id } }) => {
  await userOrNotFound(context, id)
  return { sessions: await findSessionsOf(context, id) }
}

/** Ends sessions of a user, with an audit entry if any ended. */
const endAudited = async (context: Context, { id, name }: UserView, end: () => Promise<void>): Promise<void> => {
  const { tx, now, actor } = context
  const before = { openSessions: (await findSessionsOf(context, id)).length }
  await end()
  const after = { openSessions: (await findSessionsOf(context, id)).length }
  const subject = { kind: 'user', id, name } as const
  await recordChange(tx, { now, author: actor, action: 'disconnect', subject, before, after })
}

/** SEC-008: ends one session of a user; 404 for one that ended or is another user's. */
export const endUserSession: Handler<typeof contract.endUserSession> = async (context, { params }) => {
  const user = await userOrNotFound(context, params.id)
  await endAudited(context, user, () => endSession(context, { userId: user.id, familyId: params.session }))
  return null
}

/** SEC-008: ends every session of a user; one's own current session stays open. */
export const endUserSessions: Handler<typeof contract.endUserSessions> = async (context, { params: { id } }) => {
  const user = await userOrNotFound(context, id)
  const kept = { userId: id, familyId: context.actor.familyId }
  await endAudited(context, user, () => endSessionsExcept(context, kept))
  return null
}
