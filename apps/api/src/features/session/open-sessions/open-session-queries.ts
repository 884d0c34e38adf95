import type { OpenSession } from '@girassol/contract/session/open-session'
import { browserLabel, deviceLabel } from '@girassol/domain/session'
import type { Tx } from '../../../http/context.ts'
import { describeBrowser } from './describe-browser.ts'

/** More are no longer a list that somebody reads; all of them can be ended together. */
const mostSessions = 200

type Wanted = { readonly userId: number; readonly now: string; readonly currentId: string }

/**
 * SEC-008: the sessions of a user that can still be used, the current one first, then those last used. Each has one
 * token that is not used yet.
 */
export const findOpenSessions = async (tx: Tx, { userId, now, currentId }: Wanted): Promise<OpenSession[]> => {
  const rows = await tx
    .selectFrom('session_family as family')
    .innerJoin('refresh_token as token', (join) =>
      join.onRef('token.family_id', '=', 'family.id').on('token.used_at', 'is', null).on('token.expires_at', '>', now),
    )
    .select([
      'family.id',
      'user_agent',
      'address',
      'family.created_at as opened_at',
      'token.created_at as last_used_at',
    ])
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .orderBy('token.created_at', 'desc')
    .orderBy('family.id')
    .limit(mostSessions)
    .execute()
  const sessions = rows.map(({ id, user_agent, address, opened_at, last_used_at }) => {
    const seen = describeBrowser(user_agent)
    return {
      id,
      device: deviceLabel(seen),
      browser: browserLabel(seen),
      // An address of IPv4 on a socket of IPv6.
      address: address.replace(/^::ffff:/, ''),
      openedAt: opened_at,
      lastUsedAt: last_used_at,
      isCurrent: id === currentId,
    }
  })
  return sessions.toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent))
}
