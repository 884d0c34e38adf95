import type { Endpoint, RequestFor, ResponseFor } from '@girassol/contract/http/endpoint'
import { toUrl } from '@girassol/contract/http/endpoint'
import { restoreSharedValues } from '@girassol/contract/http/shared-values'
import { ApiError, apiErrorFrom, changedFileMessage, connectionMessage } from './api-error.ts'
import { takeEarlyAnswer } from './early-answers.ts'
import { freshSignInNeeded, requestFreshSignIn } from './fresh-sign-in.ts'
import { refreshOnce } from './refresh-session.ts'
import { detectNewRelease } from './release.ts'
import { sellerScope } from './seller-scope.ts'
import { endSession, loginUrl } from './session-end.ts'
import { openSetUpPage, secondFactorNeeded } from './set-up-page.ts'

/** CON-001 */
const timeoutMs = 300_000

/** The part of an endpoint that the browser uses; its schemas stay on the server (docs/decisions/003). */
export type AnyEndpoint = Endpoint

export type CallOptions = {
  readonly signal?: AbortSignal
  /** The erpCode of the integrator to call for; by default the selected one (AUTH-009). */
  readonly sellerId?: string | undefined
  /** Repeating a write with the same key returns the first response (architecture rule 5). */
  readonly idempotencyKey?: string | undefined
}

/** The parts of a request that go into its address and its body. */
export type Parts = {
  readonly params?: Readonly<Record<string, unknown>>
  readonly query?: Readonly<Record<string, unknown>>
  readonly body?: unknown
}

const isMissing = (value: unknown) => value === undefined || value === null

const toSearch = (query: Parts['query']): string => {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query ?? {})) {
    for (const one of Array.isArray(value) ? value : [value]) if (!isMissing(one)) search.append(name, String(one))
  }
  return search.size === 0 ? '' : `?${search}`
}

/** The address of a call. Throws when a path parameter is missing, although the types already prevent that. */
export const toAddress = (path: string, { params, query }: Parts): string => {
  const filled = path.replace(/:(\w+)/g, (_match, name: string) => {
    const value = params?.[name]
    if (isMissing(value)) throw new Error(`${path}: parameter '${name}' is missing`)
    return encodeURIComponent(String(value))
  })
  return `${toUrl(filled)}${toSearch(query)}`
}

/** A file is sent as it is, so that the browser reads it while it sends it (REL-009). */
const toBody = (body: unknown): Pick<RequestInit, 'body'> | undefined => {
  if (body === undefined) return undefined
  return { body: body instanceof Blob ? body : JSON.stringify(body) }
}

const toContentType = (body: unknown): Record<string, string> | undefined => {
  if (body === undefined) return undefined
  return { 'Content-Type': body instanceof Blob ? 'application/octet-stream' : 'application/json' }
}

const toHeaders = (body: unknown, sellerId: string | undefined): Record<string, string> => ({
  Accept: 'application/json',
  // A form of another site cannot set this header, so the server refuses writes without it.
  'X-Requested-With': 'girassol',
  ...toContentType(body),
  ...(sellerId !== undefined && { sellerid: sellerId }),
})

/** A file that was changed or removed after the user chose it cannot be read any more. */
const isReadable = async (body: RequestInit['body']): Promise<boolean> => {
  if (!(body instanceof Blob)) return true
  try {
    await body.slice(0, 1).arrayBuffer()
    return true
  } catch {
    return false
  }
}

/** A network failure or our own timeout becomes ERR-001; an abort by the caller is rethrown unchanged. */
const send = async (url: string, init: RequestInit, signal?: AbortSignal): Promise<Response> => {
  const limit = AbortSignal.timeout(timeoutMs)
  try {
    const answer = await fetch(url, {
      ...init,
      credentials: 'include',
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
    })
    detectNewRelease(answer)
    return answer
  } catch (cause) {
    if (signal?.aborted) throw cause
    const message = (await isReadable(init.body)) ? connectionMessage : changedFileMessage
    throw new ApiError({ status: 0, message })
  }
}

const readBody = async (response: Response): Promise<unknown> => {
  const text = await response.text()
  if (text === '') return null
  try {
    return restoreSharedValues(JSON.parse(text))
  } catch {
    // For example a proxy's HTML page, which contains no message of ours.
    return null
  }
}

const renew = async (): Promise<boolean> =>
  (await send('/api/auth/refresh', { method: 'POST', headers: toHeaders(undefined, undefined) })).ok

const isExpired = (status: number, body: unknown): boolean =>
  status === 401 && typeof body === 'object' && body !== null && 'expiredToken' in body && body.expiredToken === true

/** The login page explains that the seller's approval was withdrawn (C-09). */
const leave = (failure: ApiError): Promise<void> =>
  endSession(loginUrl(window.location, failure.reason === 'sellerNotApproved' ? 'cadastro' : undefined))

/** The selected integrator may no longer be used: it is deleted, and requested again where one is needed (C-04). */
const forgetSeller = (failure: ApiError, sellerId: string | undefined) => {
  if (failure.reason === 'sellerNotSelected' && sellerId === sellerScope.get()) sellerScope.clear()
}

type Call = { readonly endpoint: AnyEndpoint; readonly parts: Parts; readonly options: CallOptions }

/**
 * Sends a call, again after an expired token was renewed, and again after the user proved the password (SEC-004).
 * `early` is the same call, which the page made before its application ran.
 */
const sendUntilAnswered = async (sendOnce: () => Promise<Response>, early?: Promise<Response>) => {
  const begunAt = Date.now()
  const read = async (response: Response) => ({ response, refusal: response.ok ? null : await readBody(response) })
  let answer = await read((await early?.catch(() => undefined)) ?? (await sendOnce()))
  if (isExpired(answer.response.status, answer.refusal) && (await refreshOnce(begunAt, renew))) {
    answer = await read(await sendOnce())
  }
  const { reason } = apiErrorFrom(answer.response.status, answer.refusal)
  if (reason === freshSignInNeeded && (await requestFreshSignIn())) answer = await read(await sendOnce())
  return answer
}

/** The body of a successful response, read by `read`; throws for every other response. */
const exchange = async <Answer>(
  { endpoint, parts, options }: Call,
  read: (response: Response) => Promise<Answer>,
): Promise<Answer> => {
  const { signal, sellerId = sellerScope.get(), idempotencyKey } = options
  const url = toAddress(endpoint.path, parts)
  const init: RequestInit = {
    method: endpoint.method,
    headers: {
      ...toHeaders(parts.body, sellerId),
      ...(idempotencyKey !== undefined && { 'Idempotency-Key': idempotencyKey }),
    },
    ...toBody(parts.body),
  }
  const early = endpoint.method === 'GET' ? takeEarlyAnswer(url, sellerId) : undefined
  const { response, refusal } = await sendUntilAnswered(() => send(url, init, signal), early)
  if (response.ok) return read(response)
  const failure = apiErrorFrom(response.status, refusal)
  if (response.status === 401 && endpoint.requires !== 'public') await leave(failure)
  if (failure.reason === secondFactorNeeded) openSetUpPage()
  forgetSeller(failure, sellerId)
  throw failure
}

/**
 * Calls an endpoint. Throws `ApiError` for every response that is not a success. An expired token is renewed once and
 * the call repeated; any other 401 on a private call ends the session (C-03, AUTH-005, AUTH-024). A call that needs a
 * fresh sign-in waits for the user's password and is repeated (SEC-004).
 */
export const callEndpoint = <E extends AnyEndpoint>(
  endpoint: E,
  request: RequestFor<E>,
  options: CallOptions = {},
): Promise<ResponseFor<E>> =>
  exchange(
    { endpoint, parts: request as Parts, options },
    async (response) => (await readBody(response)) as ResponseFor<E>,
  )

/** Calls an endpoint that sends a file; returns its bytes with their type. Fails like `callEndpoint`. */
export const fetchFile = <E extends AnyEndpoint>(
  endpoint: E,
  request: RequestFor<E>,
  options: CallOptions = {},
): Promise<Blob> => exchange({ endpoint, parts: request as Parts, options }, (response) => response.blob())

/** Opens an endpoint that streams events; returns the stream of bytes. Fails like `callEndpoint`. */
export const openStream = <E extends AnyEndpoint>(
  endpoint: E,
  request: RequestFor<E>,
  options: CallOptions = {},
): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> =>
  exchange({ endpoint, parts: request as Parts, options }, async ({ body }) => body ?? new ReadableStream())
