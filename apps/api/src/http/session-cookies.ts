import type { FastifyReply, FastifyRequest } from 'fastify'

const accessMinutes = 15
export const refreshDays = 7

/** The two HttpOnly cookies of a session (C-01). The refresh cookie is only sent to the session's own calls. */
export type SessionCookies = {
  readonly access: string | undefined
  readonly refresh: string | undefined
  readonly open: (tokens: { readonly userId: number; readonly familyId: string; readonly refresh: string }) => void
  readonly clear: () => void
}

const accessName = 'girassol_access'
const refreshName = 'girassol_refresh'
const refreshPath = '/api/auth'

export const sessionCookies = (request: FastifyRequest, reply: FastifyReply): SessionCookies => {
  const options = { httpOnly: true, sameSite: 'lax', secure: request.protocol === 'https' } as const
  return {
    access: request.cookies[accessName],
    refresh: request.cookies[refreshName],
    open: ({ userId, familyId, refresh }) => {
      const access = request.server.jwt.sign(
        { sub: String(userId), family: familyId },
        { expiresIn: `${accessMinutes}m` },
      )
      // The cookie lives longer than its token: an expired token, unlike a missing one, makes the client refresh
      // (C-03).
      reply.setCookie(accessName, access, { ...options, path: '/', maxAge: refreshDays * 86_400 })
      reply.setCookie(refreshName, refresh, { ...options, path: refreshPath, maxAge: refreshDays * 86_400 })
    },
    clear: () => {
      reply.clearCookie(accessName, { ...options, path: '/' })
      reply.clearCookie(refreshName, { ...options, path: refreshPath })
    },
  }
}
