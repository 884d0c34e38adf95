import type { RequestFor, ResponseFor } from '@girassol/contract/http/endpoint'
import { type AnyEndpoint, type Parts, toAddress } from '../../../lib/api-client.ts'
import { ApiError, apiErrorFrom, connectionMessage } from '../../../lib/api-error.ts'

/** What public/proposal-start.js requested before the application ran. */
declare global {
  var proposalCall: Promise<Response> | undefined
}

const takeEarlyCall = (): Promise<Response> | undefined => {
  const early = globalThis.proposalCall
  globalThis.proposalCall = undefined
  return early
}

const send = (endpoint: AnyEndpoint, parts: Parts): Promise<Response> =>
  fetch(toAddress(endpoint.path, parts), {
    method: endpoint.method,
    // The page has no session; a visitor who is signed in to the portal is a visitor here.
    credentials: 'omit',
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

/** Calls a public endpoint without a session and without cookies (PROP-011); throws `ApiError` unless it succeeds. */
export const callPublic = async <E extends AnyEndpoint>(
  endpoint: E,
  request: RequestFor<E>,
): Promise<ResponseFor<E>> => {
  const parts = request as Parts
  const early = endpoint.method === 'GET' ? takeEarlyCall() : undefined
  const response = await (early ?? send(endpoint, parts)).catch(() => {
    throw new ApiError({ status: 0, message: connectionMessage })
  })
  const body = await readBody(response)
  if (!response.ok || body === null) throw apiErrorFrom(response.status, body)
  return body as ResponseFor<E>
}
