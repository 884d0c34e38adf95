import { setTimeout as wait } from 'node:timers/promises'
import { limitConcurrency } from './limit-concurrency.ts'

export type Sent = {
  readonly method: string
  readonly path: string
  readonly headers?: Record<string, string>
  readonly body?: unknown
}

export type Received = { readonly status: number; readonly body: unknown; readonly cookies: readonly string[] }

export type Answer = Received & { readonly attempts: number }

/** How many calls run at once: many systems are simulated, but by one machine. */
const lanes = 24

const retryMs = 250
/** One user acts for many here, and reaches the rate limit. */
const tooMany = 429
const tooManyMs = 5000
const timeoutMs = 30_000

/** Throws when there is no response or it breaks off: then the result of the call is unknown. */
const send = async (url: string, { method, path, headers, body }: Sent): Promise<Received> => {
  const response = await fetch(`${url}${path}`, {
    method,
    headers: {
      'x-requested-with': 'girassol',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    signal: AbortSignal.timeout(timeoutMs),
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
  const text = await response.text()
  const isJson = response.headers.get('content-type')?.includes('json') ?? false
  return {
    status: response.status,
    body: isJson && text !== '' ? JSON.parse(text) : null,
    cookies: response.headers.getSetCookie(),
  }
}

/** Repeats a call until its response is neither a server error nor a rate limit; counts the results of the attempts. */
export const persistentCaller = (url: string, deadline: number) => {
  const inTurn = limitConcurrency(lanes)
  const figures = { calls: 0, unanswered: 0, failures: 0 }
  const attempt = async (sent: Sent): Promise<Received | null> => {
    figures.calls += 1
    try {
      return await send(url, sent)
    } catch {
      figures.unanswered += 1
      return null
    }
  }
  const persist = async (make: () => Sent | Promise<Sent>): Promise<Answer> => {
    for (let attempts = 1; Date.now() < deadline; attempts += 1) {
      const sent = await make()
      const received = await inTurn(() => attempt(sent))
      if (received !== null && received.status < 500 && received.status !== tooMany) return { ...received, attempts }
      if (received !== null && received.status >= 500) figures.failures += 1
      await wait(received?.status === tooMany ? tooManyMs : retryMs)
    }
    throw new Error('no answer before the end of the run')
  }
  return { figures, persist, attempt }
}
