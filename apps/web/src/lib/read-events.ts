import type { RequestOf, ResponseOf } from '@girassol/contract/http/endpoint'
import { type AnyEndpoint, type CallOptions, openStream } from './api-client.ts'

const dataOf = (part: string): string =>
  part
    .split('\n')
    .flatMap((line) => (line.startsWith('data: ') ? [line.slice('data: '.length)] : []))
    .join('\n')

/**
 * Reads a stream of events (text/event-stream) until the server ends it, each handed over as it comes. Throws
 * `ApiError` when it cannot be opened, and what the network throws when it breaks.
 */
export const readEvents = async <E extends AnyEndpoint>(
  endpoint: E,
  request: RequestOf<E>,
  { onEvent, ...options }: CallOptions & { readonly onEvent: (event: ResponseOf<E>) => void },
): Promise<void> => {
  const body = await openStream(endpoint, request, options)
  const reader = body.pipeThrough(new TextDecoderStream()).getReader()
  let rest = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    const parts = `${rest}${value}`.split('\n\n')
    rest = parts.pop() ?? ''
    for (const data of parts.map(dataOf)) if (data !== '') onEvent(JSON.parse(data) as ResponseOf<E>)
  }
}
