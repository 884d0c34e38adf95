import type * as contract from '@girassol/contract/session'
import type { PublicContext, PublicHandler } from '../../http/context.ts'
import { type Refused, sellerNotApproved, sessionRequired } from '../../http/refused.ts'
import { recordSecurityEvent } from '../../http/security-events.ts'
import { isBlockedBySeller } from './session-queries.ts'
import { endFamily, insertRefreshToken, recordUse, spendRefreshToken } from './session-store.ts'
import { hashToken } from './tokens.ts'

const ended = (cookies: PublicContext['cookies'], reason = sessionRequired(false)): Refused => {
  cookies.clear()
  return reason
}

const findOpenFamily = ({ tx }: PublicContext, familyId: string) =>
  tx
    .selectFrom('session_family')
    .innerJoin('app_user', 'app_user.id', 'session_family.user_id')
    .select(['session_family.id', 'user_id', 'roles', 'seller_id', 'owner_id'])
    .where('session_family.id', '=', familyId)
    .where('ended_at', 'is', null)
    .where('active', '=', true)
    .executeTakeFirst()

/** An old token that is used again means that it or its successor was stolen, so the session ends. */
const endFamilyOfUsedToken = async ({ tx, now, origin }: PublicContext, tokenHash: string): Promise<void> => {
  const known = await tx
    .selectFrom('refresh_token')
    .innerJoin('session_family', 'session_family.id', 'family_id')
    .select(['family_id', 'user_id', 'used_at'])
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst()
  if (!known) return
  await endFamily(tx, known.family_id, now)
  // A token that expired unused is no theft.
  if (known.used_at === null) return
  await recordSecurityEvent(tx, { now, kind: 'token-reused', origin, userId: known.user_id })
}

/**
 * AUTH-005, C-01: rotates the refresh token. Refusals are returned, not thrown, so that the end of the family is
 * committed.
 */
export const refreshSession: PublicHandler<typeof contract.refreshSession> = async (context) => {
  const { tx, now, cookies } = context
  if (!cookies.refresh) return ended(cookies)
  const tokenHash = hashToken(cookies.refresh)
  const familyId = await spendRefreshToken(tx, tokenHash, now)
  if (familyId === null) {
    await endFamilyOfUsedToken(context, tokenHash)
    return ended(cookies)
  }
  const family = await findOpenFamily(context, familyId)
  if (!family) return ended(cookies)
  if (await isBlockedBySeller(tx, family)) return ended(cookies, sellerNotApproved())
  await recordUse(tx, familyId, context)
  cookies.open({ userId: family.user_id, familyId, refresh: await insertRefreshToken(tx, familyId, now) })
  return null
}
