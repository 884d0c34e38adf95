import type { Endpoint, RequestOf, ResponseOf } from '@girassol/contract/http/endpoint'
import { urlOf } from '@girassol/contract/http/endpoint'
import type { APIRequestContext } from '@playwright/test'
import type { z } from 'zod'

type Shape = z.ZodType | undefined
type AnyEndpoint = Endpoint<Shape, Shape, Shape, z.ZodType>

/** What a call hands over, and in whose name staff make it. */
type Asked<E> = RequestOf<E> & { readonly seller?: string }

export type Caller = <E extends AnyEndpoint>(endpoint: E, asked: Asked<E>) => Promise<ResponseOf<E>>

type Parts = {
  readonly params?: Readonly<Record<string, unknown>>
  readonly query?: Readonly<Record<string, string | number>>
  readonly body?: unknown
  readonly seller?: string
}

/** Calls of the contract in the name of the request's session; throws on a refusal. */
export const callerFor =
  (request: APIRequestContext): Caller =>
  async (endpoint, asked) => {
    const { params = {}, query, body, seller } = asked as Parts
    const path = endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) => String(params[name]))
    const answer = await request.fetch(urlOf(path), {
      method: endpoint.method,
      headers: { 'X-Requested-With': 'girassol', ...(seller !== undefined && { sellerid: seller }) },
      ...(query !== undefined && { params: query }),
      ...(body !== undefined && { data: body }),
    })
    if (!answer.ok()) throw new Error(`${endpoint.method} ${path}: ${answer.status()} ${await answer.text()}`)
    const text = await answer.text()
    return (text === '' ? null : JSON.parse(text)) as ResponseOf<typeof endpoint>
  }
