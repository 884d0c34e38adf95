import { type JsonAnswer, requestJson } from '../http-json.ts'
import { SystemRefused } from '../system-away.ts'

export type PagarmeAccount = {
  /** e.g. 'https://api.pagar.me/core/v5'. */
  url: string
  secretKey: string
  timeoutMs: number
}

type Sent = { idempotencyKey: string; body: unknown }

type Call = { method: 'GET' | 'POST' | 'PATCH' | 'DELETE'; headers?: Record<string, string>; body?: unknown }

/** Calls Pagar.me. Rejects as `requestJson` does, and if the account itself is refused, which no user can fix. */
export const pagarmeClient = ({ url, secretKey, timeoutMs }: PagarmeAccount) => {
  const authorization = `Basic ${Buffer.from(`${secretKey}:`).toString('base64')}`
  const request = async (path: string, { headers, ...call }: Call): Promise<JsonAnswer> => {
    const answer = await requestJson(`${url}${path}`, {
      ...call,
      headers: { authorization, ...headers },
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (answer.status === 401 || answer.status === 403) {
      throw new SystemRefused(`the gateway answered HTTP ${answer.status}`)
    }
    return answer
  }
  return {
    get: (path: string) => request(path, { method: 'GET' }),
    post: (path: string, { idempotencyKey, body }: Sent) =>
      request(path, { method: 'POST', headers: { 'idempotency-key': idempotencyKey }, body }),
    patch: (path: string, body: unknown) => request(path, { method: 'PATCH', body }),
    delete: (path: string) => request(path, { method: 'DELETE' }),
  }
}

export type PagarmeClient = ReturnType<typeof pagarmeClient>
