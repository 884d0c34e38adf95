import type * as contract from '@girassol/contract/session'
import type { Handler } from '../../../http/context.ts'
import { findOpenSessions } from './open-session-queries.ts'

/** SEC-008: where the caller is signed in. */
export const listOwnSessions: Handler<typeof contract.listOwnSessions> = async ({ tx, now, actor }) => ({
  sessions: await findOpenSessions(tx, { userId: actor.userId, now, currentId: actor.familyId }),
})
