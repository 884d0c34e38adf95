import { type JsonAnswer, requestJson } from '../http-json.ts'

export type PagarmeAccount = {
  /** e.g. 'https://api.pagar.me/core/v5'. */
  url: string
  secretKey: string
  timeoutMs: number
}

type Sent = { idempotencyKey: string; body: unknown }

/** Calls Pagar.me. Rejects as `requestJson` does, and if the account itself is refused, which no user can fix. */
export const pagarmeClient = ({ url, secretKey, timeoutMs }: PagarmeAccount) => {
  const authorization = `Basic ${Buffer.from(`${secretKey}:`).toString('base64')}`
  const request = async (path: string, sent?: Sent): Promise<JsonAnswer> => {
    const answer = await requestJson(`${url}${path}`, {
      method: sent ? 'POST' : 'GET',
      headers: { authorization, ...(sent ? { 'idempotency-key': sent.idempotencyKey } : {}) },
      signal: AbortSignal.timeout(timeoutMs),
      ...(sent ? { body: sent.body } : {}),
    })
    if (answer.status === 401 || answer.status === 403) throw new Error(`the gateway answered HTTP ${answer.status}`)
    return answer
  }
  return { get: (path: string) => request(path), post: (path: string, sent: Sent) => request(path, sent) }
}
