import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Dependencies } from './dependencies.ts'

const cookieName = 'girassol_device'
/** Only signing in reads it. */
const path = '/api/auth'
const seconds = 90 * 86_400

/** A browser in which an account signed in during the last 90 days (SEC-003). */
export type KnownDevice = {
  /** The id of this browser, if this account signed in here; null otherwise. */
  readonly findFor: (account: string) => string | null
  readonly remember: (account: string) => void
}

type Mark = { readonly id: string; readonly expires: string; readonly account: string }

/** A key of its own, so that a mark is never a token and a token is never a mark. */
const sign = (secret: string, { id, expires, account }: Mark): string =>
  createHmac('sha256', `known device ${secret}`).update(`${id}.${expires}.${account}`).digest('base64url')

const isSame = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))

type Needs = Pick<Dependencies, 'sessionSecret' | 'clock'>

/** Reads and sets the signed cookie, which names neither the account nor the person. */
export const knownDevice = (
  { sessionSecret, clock }: Needs,
  request: FastifyRequest,
  reply: FastifyReply,
): KnownDevice => {
  const now = () => Math.floor(new Date(clock()).getTime() / 1000)
  const findFor = (account: string): string | null => {
    const [id = '', expires = '', signature = ''] = (request.cookies[cookieName] ?? '').split('.')
    if (!(Number(expires) > now())) return null
    return isSame(signature, sign(sessionSecret, { id, expires, account })) ? id : null
  }
  return {
    findFor,
    remember: (account) => {
      const id = findFor(account) ?? randomUUID()
      const expires = String(now() + seconds)
      const value = `${id}.${expires}.${sign(sessionSecret, { id, expires, account })}`
      const secure = request.protocol === 'https'
      reply.setCookie(cookieName, value, { httpOnly: true, sameSite: 'lax', secure, path, maxAge: seconds })
    },
  }
}
