import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Dependencies } from './dependencies.ts'
import { areSecure, type CookiePlace, findEarlierCookie, toHostCookie } from './host-cookies.ts'

const accessMinutes = 15
export const refreshDays = 7

/** The two HttpOnly cookies of a session (C-01). */
export type SessionCookies = {
  readonly access: string | undefined
  /** The browser has an access cookie of an earlier release only: it identifies nobody, but a refresh replaces it. */
  readonly mustRenew: boolean
  readonly refresh: string | undefined
  readonly open: (tokens: { readonly userId: number; readonly familyId: string; readonly refresh: string }) => void
  readonly clear: () => void
  /** Clears them, and the pictures and pages of this site that the browser has stored (SEC-017). */
  readonly signOut: () => void
}

const accessPlace = { name: 'girassol_access', path: '/' }
const refreshPlace = { name: 'girassol_refresh', path: '/api/auth' }

/**
 * Not "storage": it has the preferences of the device and what somebody typed before the session expired, which must be
 * there after the next sign-in (USE-002); the screen that signs out removes the drafts of its user itself. Not "cookies":
 * a browser in which the account signed in stays known (SEC-003), and other sites below the same domain keep theirs.
 */
const clearedAtSignOut = '"cache"'

export const sessionCookies = (
  deps: Pick<Dependencies, 'publicUrl'>,
  request: FastifyRequest,
  reply: FastifyReply,
): SessionCookies => {
  const [access, refresh] = [toHostCookie(deps, accessPlace), toHostCookie(deps, refreshPlace)]
  const [earlierAccess, earlierRefresh] = [accessPlace, refreshPlace].map((each) =>
    findEarlierCookie(deps, request, each),
  )
  const options = { httpOnly: true, sameSite: 'lax', secure: areSecure(deps, request) } as const
  const set = ({ name, path }: CookiePlace, value: string) =>
    reply.setCookie(name, value, { ...options, path, maxAge: refreshDays * 86_400 })
  const remove = (places: readonly (CookiePlace | null | undefined)[]): void => {
    for (const place of places) if (place) reply.clearCookie(place.name, { ...options, path: place.path })
  }
  const clear = () => remove([access, refresh, earlierAccess, earlierRefresh])
  return {
    access: request.cookies[access.name],
    mustRenew: request.cookies[access.name] === undefined && Boolean(earlierAccess),
    refresh: request.cookies[refresh.name] ?? earlierRefresh?.value,
    open: ({ userId, familyId, refresh: token }) => {
      const claims = { sub: String(userId), family: familyId }
      // The cookie lives longer than its token: an expired token, unlike a missing one, makes the client refresh
      // (C-03).
      set(access, request.server.jwt.sign(claims, { expiresIn: `${accessMinutes}m` }))
      set(refresh, token)
      remove([earlierAccess, earlierRefresh])
    },
    clear,
    signOut: () => {
      clear()
      reply.header('clear-site-data', clearedAtSignOut)
    },
  }
}
