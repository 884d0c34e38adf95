import type { RequestFor, ResponseFor } from '@girassol/contract/http/endpoint'
import { type AnyEndpoint, type Parts, toAddress } from './api-client.ts'
import { ApiError, apiErrorFrom, connectionMessage } from './api-error.ts'

/** What public/public-start.js requested before the application ran. */
declare global {
  var publicCall: Promise<Response> | undefined
}

const takeEarlyCall = (): Promise<Response> | undefined => {
  const early = globalThis.publicCall
  globalThis.publicCall = undefined
  return early
}

const send = (endpoint: AnyEndpoint, parts: Parts, credentials: RequestCredentials): Promise<Response> =>
  fetch(toAddress(endpoint.path, parts), {
    method: endpoint.method,
    credentials,
    cache: 'no-store',
    headers: {
      Accept: 'application/json',
      'X-Requested-With': 'girassol',
      ...(parts.body !== undefined && { 'Content-Type': 'application/json' }),
    },
    ...(parts.body !== undefined && { body: JSON.stringify(parts.body) }),
  })

const readBody = async (response: Response): Promise<unknown> => {
  try {
    return await response.json()
  } catch {
    // A proxy's page, or the connection was lost.
    return null
  }
}

const answer = async <E extends AnyEndpoint>(sent: Promise<Response>): Promise<ResponseFor<E>> => {
  const response = await sent.catch(() => {
    throw new ApiError({ status: 0, message: connectionMessage })
  })
  const body = await readBody(response)
  if (!response.ok || body === null) throw apiErrorFrom(response.status, body)
  return body as ResponseFor<E>
}

/**
 * Calls a public endpoint without cookies, because a visitor who is signed in to the portal is a visitor here
 * (PROP-011); throws `ApiError` unless it succeeds.
 */
export const callPublic = <E extends AnyEndpoint>(endpoint: E, request: RequestFor<E>): Promise<ResponseFor<E>> => {
  const early = endpoint.method === 'GET' ? takeEarlyCall() : undefined
  return answer<E>(early ?? send(endpoint, request as Parts, 'omit'))
}

/** Calls an endpoint of the portal in the session of the integrator; throws `ApiError` unless it succeeds. */
export const callWithSession = <E extends AnyEndpoint>(endpoint: E, request: RequestFor<E>): Promise<ResponseFor<E>> =>
  answer<E>(send(endpoint, request as Parts, 'same-origin'))

export const tooManySentence = 'Muitas tentativas. Espere um minuto e tente de novo.'

/** Why a public page shows nothing: the link is unknown or malformed, was opened too often, or the call failed. */
export type ClosedState = 'missing' | 'tooMany' | 'failed'

/** The state of a public page whose call failed. */
export const toClosedState = (error: unknown): ClosedState => {
  const status = error instanceof ApiError ? error.status : 0
  if (status === 404 || status === 400) return 'missing'
  return status === 429 ? 'tooMany' : 'failed'
}
