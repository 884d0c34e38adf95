import type { Endpoint, RequestFor, ResponseFor } from '@girassol/contract/http/endpoint'
import { toUrl } from '@girassol/contract/http/endpoint'
import { restoreSharedValues } from '@girassol/contract/http/shared-values'
import type { APIRequestContext, APIResponse } from '@playwright/test'

/** The input of a call, and the seller that staff act for. */
type CallParts<E> = RequestFor<E> & { readonly seller?: string }

export type Caller = <E extends Endpoint>(endpoint: E, parts: CallParts<E>) => Promise<ResponseFor<E>>

type Parts = {
  readonly params?: Readonly<Record<string, unknown>>
  readonly query?: Readonly<Record<string, string | number>>
  readonly body?: unknown
  readonly seller?: string
}

/** Calls any path and returns the response, refusals too. */
export type RawCaller = (endpoint: Endpoint, parts: Parts) => Promise<APIResponse>

/** A call in the session of the request. */
export const rawCallerFor =
  (request: APIRequestContext): RawCaller =>
  (endpoint, { params = {}, query, body, seller }) =>
    request.fetch(toUrl(endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) => String(params[name]))), {
      method: endpoint.method,
      headers: { 'X-Requested-With': 'girassol', ...(seller !== undefined && { sellerid: seller }) },
      ...(query !== undefined && { params: query }),
      ...(body !== undefined && { data: body }),
    })

/** Calls of the contract in the session of the request; throws on a refusal. */
export const callerFor =
  (request: APIRequestContext): Caller =>
  async (endpoint, parts) => {
    const answer = await rawCallerFor(request)(endpoint, parts as Parts)
    if (!answer.ok()) throw new Error(`${endpoint.method} ${answer.url()}: ${answer.status()} ${await answer.text()}`)
    const text = await answer.text()
    return (text === '' ? null : restoreSharedValues(JSON.parse(text))) as ResponseFor<typeof endpoint>
  }
