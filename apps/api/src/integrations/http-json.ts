import type { z } from 'zod'

type JsonAnswer = { status: number; body: unknown }

/**
 * GET of a JSON document. Rejects when the server is out of reach, is over its quota (429), fails (5xx) or answers
 * anything but JSON; any other status is for the caller to read.
 */
export async function getJson(url: string, signal: AbortSignal): Promise<JsonAnswer> {
  const response = await fetch(url, { signal, headers: { accept: 'application/json', 'user-agent': 'girassol' } })
  if (response.status === 429 || response.status >= 500) {
    await response.body?.cancel()
    throw new Error(`the provider answered HTTP ${response.status}`)
  }
  return { status: response.status, body: parseJson(await response.text()) }
}

/** Reads an answer by its schema. Rejects with the paths that do not fit, without their values: they may be personal. */
export function readAnswer<Schema extends z.ZodType>(schema: Schema, { status, body }: JsonAnswer): z.output<Schema> {
  const result = schema.safeParse(body)
  if (result.success) return result.data
  const paths = result.error.issues.map((issue) => issue.path.join('.') || 'whole body')
  throw new Error(`the provider answered HTTP ${status} with another shape: ${paths.join(', ')}`)
}

/** The parser's own message quotes the body, which may hold personal data, so it is not passed on. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Error('the provider did not answer JSON')
  }
}
