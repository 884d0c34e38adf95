import type * as contract from '@girassol/contract/session'
import type { Handler } from '../../../http/context.ts'
import { endSession, endSessionsExcept } from './end-sessions.ts'

/** SEC-008: ends one session of the caller. */
export const endOwnSession: Handler<typeof contract.endOwnSession> = async (context, { params }) => {
  await endSession(context, { userId: context.actor.userId, familyId: params.session })
  return null
}

/** SEC-008: ends every session of the caller except this one. */
export const endOwnOtherSessions: Handler<typeof contract.endOwnOtherSessions> = async (context) => {
  await endSessionsExcept(context, context.actor)
  return null
}
