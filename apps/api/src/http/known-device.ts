import { createHmac, randomUUID } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Dependencies } from './dependencies.ts'
import { areSecure, findEarlierCookie, toHostCookie } from './host-cookies.ts'
import { isSameSecret } from './same-secret.ts'

const plainPlace = { name: 'girassol_device', path: '/api/auth' }
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

type Needs = Pick<Dependencies, 'sessionSecret' | 'previousSecret' | 'clock' | 'publicUrl'>

/** Reads and sets the signed cookie, which names neither the account nor the person. */
export const knownDevice = (needs: Needs, request: FastifyRequest, reply: FastifyReply): KnownDevice => {
  const { sessionSecret, previousSecret, clock } = needs
  const { name, path } = toHostCookie(needs, plainPlace)
  const earlier = findEarlierCookie(needs, request, plainPlace)
  const now = () => Math.floor(new Date(clock()).getTime() / 1000)
  const findFor = (account: string): string | null => {
    const [id = '', expires = '', signature = ''] = (request.cookies[name] ?? earlier?.value ?? '').split('.')
    if (!(Number(expires) > now())) return null
    const secrets = [sessionSecret, ...(previousSecret === undefined ? [] : [previousSecret])]
    return secrets.some((secret) => isSameSecret(signature, sign(secret, { id, expires, account }))) ? id : null
  }
  return {
    findFor,
    remember: (account) => {
      const id = findFor(account) ?? randomUUID()
      const expires = String(now() + seconds)
      const value = `${id}.${expires}.${sign(sessionSecret, { id, expires, account })}`
      const options = { httpOnly: true, sameSite: 'lax', secure: areSecure(needs, request) } as const
      reply.setCookie(name, value, { ...options, path, maxAge: seconds })
      if (earlier) reply.clearCookie(earlier.name, { ...options, path: earlier.path })
    },
  }
}
