import type { RequestFor, ResponseFor } from '@girassol/contract/http/endpoint'
import { readSession } from '@girassol/contract/session'
import { type AnyEndpoint, type CallOptions, callEndpoint, openStream } from './api-client.ts'

/** What the server sends when the session of this stream was ended elsewhere (SEC-008). */
const sessionEnded = 'event: session-ended'

const readData = (part: string): string =>
  part
    .split('\n')
    .flatMap((line) => (line.startsWith('data: ') ? [line.slice('data: '.length)] : []))
    .join('\n')

/**
 * Reads a stream of events (text/event-stream) until the server ends it, and passes on each event when it arrives.
 * Throws `ApiError` when it cannot be opened, and the network's error when it breaks. Goes to the login page when the
 * session was ended elsewhere.
 */
export const readEvents = async <E extends AnyEndpoint>(
  endpoint: E,
  request: RequestFor<E>,
  { onEvent, ...options }: CallOptions & { readonly onEvent: (event: ResponseFor<E>) => void },
): Promise<void> => {
  const body = await openStream(endpoint, request, options)
  const reader = body.pipeThrough(new TextDecoderStream()).getReader()
  let rest = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    const parts = `${rest}${value}`.split('\n\n')
    rest = parts.pop() ?? ''
    // Another tab may have signed in again, so the session is read: if it has ended, this leads to the login page.
    if (parts.some((part) => part.startsWith(sessionEnded))) return void (await callEndpoint(readSession, {}))
    for (const data of parts.map(readData)) if (data !== '') onEvent(JSON.parse(data) as ResponseFor<E>)
  }
}
