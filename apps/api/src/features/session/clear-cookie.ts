import type * as contract from '@girassol/contract/session'
import type { PublicHandler } from '../../http/context.ts'

/** AUTH-013, C-16: confirms that the browser emptied its storage; public, because the login page does this too. */
export const clearCookie: PublicHandler<typeof contract.clearCookie> = async ({ storageCookies }) => {
  storageCookies.confirm()
  return null
}
