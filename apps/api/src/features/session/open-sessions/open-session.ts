import type { SessionView } from '@girassol/contract/session'
import type { Role } from '@girassol/domain/access'
import type { PublicContext, Tx } from '../../../http/context.ts'
import { orNotFound, sellerNotApproved } from '../../../http/refused.ts'
import { recordSecurityEvent } from '../../../http/security-events.ts'
import { findSessionView, isBlockedBySeller } from '../session-queries.ts'
import { insertSession, type OpenedSession } from '../session-store.ts'

type User = {
  readonly id: number
  readonly roles: readonly Role[]
  readonly seller_id: number | null
  readonly owner_id: number | null
}

type Opening = Pick<PublicContext, 'now' | 'origin' | 'userAgent' | 'address' | 'simulatedSystems'>

/** Opens a session of a user who proved everything that their sign-in needs; the seller must be approved (C-09). */
export const openSession = async (
  tx: Tx,
  context: Opening,
  user: User,
): Promise<{ readonly session: OpenedSession; readonly view: SessionView }> => {
  if (await isBlockedBySeller(tx, user)) throw sellerNotApproved()
  const { now, origin, userAgent, address, simulatedSystems } = context
  const session = await insertSession(tx, { userId: user.id, now, userAgent, address })
  await recordSecurityEvent(tx, { now, kind: 'sign-in', origin, userId: user.id })
  return { session, view: orNotFound(await findSessionView({ tx, simulatedSystems }, user.id)) }
}
