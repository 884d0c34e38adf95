import { z } from 'zod'
import { readAnswer, requestJson } from '../http-json.ts'
import { SystemRefused } from '../system-away.ts'
import { LoginRefused } from '../system-check.ts'

export type ProtheusLogin = { url: string; username: string; password: string; timeoutMs: number; now: () => Date }

const tokenSchema = z.object({
  access_token: z.string().min(1),
  refresh_token: z.string().min(1).optional(),
  expires_in: z.number().positive(),
})

type Token = { access: string; refresh: string | undefined; endsAt: number }

/** A token is not used in its last minute, because the call that carries it must arrive in time. */
const marginMs = 60_000

/**
 * The access token of one user: requested once for all calls that wait for it, refreshed before it expires, and
 * requested again with the password if the ERP no longer accepts the refresh token.
 */
export const protheusToken = ({ url, username, password, timeoutMs, now }: ProtheusLogin) => {
  let current: Promise<Token> | null = null

  const requestToken = async (grant: Record<string, string>): Promise<Token> => {
    const requestedAt = now().getTime()
    const address = `${url}/rest/api/oauth2/v1/token?${new URLSearchParams(grant)}`
    const answer = await requestJson(address, { method: 'POST', signal: AbortSignal.timeout(timeoutMs) })
    if (answer.status === 400 || answer.status === 401 || answer.status === 403) {
      throw new LoginRefused(`Protheus gave no token: HTTP ${answer.status}`)
    }
    if (answer.status > 400) throw new SystemRefused(`Protheus gave no token: HTTP ${answer.status}`)
    const { access_token, refresh_token, expires_in } = readAnswer(tokenSchema, answer)
    return { access: access_token, refresh: refresh_token, endsAt: requestedAt + expires_in * 1000 }
  }
  const logIn = () => requestToken({ grant_type: 'password', username, password })
  const renew = (refresh: string | undefined) =>
    refresh === undefined ? logIn() : requestToken({ grant_type: 'refresh_token', refresh_token: refresh }).catch(logIn)

  const remember = (pending: Promise<Token>): Promise<Token> => {
    current = pending
    pending.catch(() => {
      if (current === pending) current = null
    })
    return pending
  }

  return {
    async get(): Promise<string> {
      const pending = current ?? remember(logIn())
      const token = await pending
      if (token.endsAt - marginMs > now().getTime()) return token.access
      // A second caller gets the renewal that is already running.
      return (await (current === pending ? remember(renew(token.refresh)) : (current ?? remember(logIn())))).access
    },
    /** The ERP responded with 401 to this token: the next call logs in again. */
    forget(): void {
      current = null
    },
  }
}
