import type * as contract from '@girassol/contract/session'
import type { PublicHandler } from '../../http/context.ts'
import { endFamily } from './session-store.ts'
import { hashToken } from './tokens.ts'

/**
 * AUTH-006: ends the family of the refresh cookie and clears both cookies and what the browser cached; a repeated call
 * changes nothing.
 */
export const logout: PublicHandler<typeof contract.logout> = async ({ tx, now, cookies }) => {
  if (cookies.refresh) {
    const token = await tx
      .selectFrom('refresh_token')
      .select('family_id')
      .where('token_hash', '=', hashToken(cookies.refresh))
      .executeTakeFirst()
    if (token) await endFamily(tx, token.family_id, now)
  }
  cookies.signOut()
  return null
}
