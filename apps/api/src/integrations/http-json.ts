import type { z } from 'zod'
import { withDeadline } from './caller-patience.ts'
import { SystemRefused } from './system-away.ts'

export type JsonAnswer = { status: number; body: unknown }

/** A page of records has a few hundred kilobytes; a longer response is not read to the end. */
const maxBytes = 512_000

type JsonRequest = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  headers?: Record<string, string>
  /** The JSON body; no body if absent. */
  body?: unknown
  signal: AbortSignal
}

/**
 * Requests a JSON document. Rejects if the server cannot be reached, redirects, is over its quota (429), fails (5xx),
 * sends too much or something else than JSON; the caller handles any other status.
 */
export const requestJson = async (url: string, { method, headers, body, signal }: JsonRequest): Promise<JsonAnswer> => {
  const sent = body === undefined ? {} : { body: JSON.stringify(body) }
  const contentType = body === undefined ? {} : { 'content-type': 'application/json' }
  // A redirect could lead into our own network, so it is an error.
  const response = await fetch(url, {
    method,
    signal: withDeadline(signal),
    headers: { accept: 'application/json', 'user-agent': 'girassol', ...contentType, ...headers },
    redirect: 'error',
    ...sent,
  })
  if (response.status === 429 || response.status >= 500) {
    await response.body?.cancel()
    throw new Error(`the provider answered HTTP ${response.status}`)
  }
  return { status: response.status, body: parseJson(await readText(response)) }
}

/** GET of a JSON document, as `requestJson` reads it. */
export const getJson = (url: string, signal: AbortSignal): Promise<JsonAnswer> =>
  requestJson(url, { method: 'GET', signal })

const readText = async (response: Response): Promise<string> => {
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength
    // Throwing inside the loop cancels the rest of the body.
    if (bytes > maxBytes) throw new Error(`the provider answered more than ${maxBytes} bytes`)
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}

/**
 * Parses a response with its schema. Rejects with the paths that do not match, without their values, which may be
 * personal. JSON with a status of 4xx is a refusal of this request.
 */
export const readAnswer = <Schema extends z.ZodType>(
  schema: Schema,
  { status, body }: JsonAnswer,
): z.output<Schema> => {
  const result = schema.safeParse(body)
  if (result.success) return result.data
  const paths = result.error.issues.map((issue) => issue.path.join('.') || 'whole body')
  const message = `the provider answered HTTP ${status} with another shape: ${paths.join(', ')}`
  throw status >= 400 ? new SystemRefused(message) : new Error(message)
}

/** The parser's own message quotes the body, which may contain personal data, so it is not passed on. */
const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    throw new Error('the provider did not answer JSON')
  }
}
