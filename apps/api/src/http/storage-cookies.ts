import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Dependencies } from './dependencies.ts'

/** The readable cookie that requests the browser to empty its storage; its value is the release to confirm (C-16). */
const requestCookieName = 'clear_storage'
/** The release that the browser's storage is known to match. */
const fittingName = 'girassol_storage'
/** The longest time that browsers store a cookie, in seconds. */
const fourHundredDays = 400 * 86_400

export type StorageCookies = {
  /** After a breaking release: requests browsers with data of an older release to empty their storage. */
  readonly requestClearing: () => void
  /** The browser has emptied its storage: no further request for this release (AUTH-013). */
  readonly confirm: () => void
}

export const storageCookies = (
  { clearStorageRelease: release }: Pick<Dependencies, 'clearStorageRelease'>,
  request: FastifyRequest,
  reply: FastifyReply,
): StorageCookies => {
  const options = { path: '/', sameSite: 'lax', secure: request.protocol === 'https' } as const
  return {
    requestClearing: () => {
      if (release === undefined || request.cookies[fittingName] === release) return
      reply.setCookie(requestCookieName, release, options)
    },
    confirm: () => {
      reply.clearCookie(requestCookieName, options)
      if (release !== undefined)
        reply.setCookie(fittingName, release, { ...options, httpOnly: true, maxAge: fourHundredDays })
    },
  }
}
