import type { ResponseFor } from '@girassol/contract/http/endpoint'
import { toUrl } from '@girassol/contract/http/endpoint'
import { vi } from 'vitest'
import type { AnyEndpoint } from './api-client.ts'

export type FakeCall = {
  readonly endpoint: string
  readonly params: Readonly<Record<string, string>>
  readonly query: Readonly<Record<string, string>>
  readonly body: unknown
  readonly headers: Headers
}

/** The text of the file that a call sent. */
export const readSentText = (call: FakeCall | undefined): Promise<string> => {
  if (call?.body instanceof Blob) return call.body.text()
  throw new Error('the call sent no file')
}

/** A response other than success, in the shape of C-102. */
class FakeRefusal {
  readonly status: number
  readonly body: Readonly<Record<string, unknown>>
  constructor(status: number, body: Readonly<Record<string, unknown>>) {
    this.status = status
    this.body = body
  }
}

export const refusing = (status: number, message: string, rest: Readonly<Record<string, unknown>> = {}) =>
  new FakeRefusal(status, { statusCode: status, error: 'Refused', message, requestId: 'f00d-7f3a', ...rest })

type Outcome<E extends AnyEndpoint> = ResponseFor<E> | FakeRefusal
type Answer<E extends AnyEndpoint> = Outcome<E> | ((call: FakeCall) => Outcome<E> | Promise<Outcome<E>>)
type Route = { readonly name: string; readonly method: string; readonly path: RegExp; readonly answer: unknown }

const nameEndpoint = (endpoint: AnyEndpoint) => `${endpoint.method} ${endpoint.path}`
const toPattern = (endpoint: AnyEndpoint) => new RegExp(`^${toUrl(endpoint.path).replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`)

const toResponse = (outcome: unknown): Response => {
  const { status, body } = outcome instanceof FakeRefusal ? outcome : { status: 200, body: outcome }
  if (ArrayBuffer.isView(body)) return new Response(body as Uint8Array<ArrayBuffer>, { status })
  return new Response(body === null || body === undefined ? '' : JSON.stringify(body), { status })
}

/** A fake server in place of `fetch`, typed by the contract: it cannot return a shape that does not exist. */
export const fakeApi = () => {
  const routes: Route[] = []
  const calls: FakeCall[] = []
  const serve = async (address: string, init: RequestInit = {}): Promise<Response> => {
    const url = new URL(address, 'http://girassol.test')
    const route = routes.find(({ method, path }) => method === init.method && path.test(url.pathname))
    const call: FakeCall = {
      endpoint: route?.name ?? `${init.method} ${url.pathname}`,
      params: { ...route?.path.exec(url.pathname)?.groups },
      query: Object.fromEntries(url.searchParams),
      body: typeof init.body === 'string' ? JSON.parse(init.body) : (init.body ?? undefined),
      headers: new Headers(init.headers),
    }
    calls.push(call)
    if (route === undefined) return toResponse(refusing(501, `${call.endpoint}: the test gives no answer`))
    init.signal?.throwIfAborted()
    return toResponse(typeof route.answer === 'function' ? await route.answer(call) : route.answer)
  }
  vi.stubGlobal('fetch', vi.fn(serve))
  const api = {
    calls,
    callsTo: (endpoint: AnyEndpoint) => calls.filter((call) => call.endpoint === nameEndpoint(endpoint)),
    /** The last response given for an endpoint is used. */
    on: <E extends AnyEndpoint>(endpoint: E, answer: Answer<E>) => {
      routes.unshift({ name: nameEndpoint(endpoint), method: endpoint.method, path: toPattern(endpoint), answer })
      return api
    },
  }
  return api
}
