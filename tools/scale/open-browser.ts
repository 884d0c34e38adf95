import { demoPassword } from '@girassol/api/demo-data/demo-accounts'
import { type Endpoint, type RequestFor, type ResponseFor, toUrl } from '@girassol/contract/http/endpoint'

/** A signed-in user with the cookies that the answers set. */
export type Browser = {
  /** Throws on a refusal. */
  readonly call: <E extends Endpoint>(endpoint: E, request: RequestFor<E>) => Promise<ResponseFor<E>>
}

type Parts = {
  readonly params?: Readonly<Record<string, unknown>>
  readonly query?: Readonly<Record<string, string | number>>
  readonly body?: unknown
}

export const openBrowser = async (url: string, email: string): Promise<Browser> => {
  const cookies = new Map<string, string>()
  const send = async (method: string, path: string, body?: unknown) => {
    const answer = await fetch(`${url}${path}`, {
      method,
      headers: {
        'x-requested-with': 'girassol',
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      cookies.set(name, value)
    }
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`)
    return text === '' ? null : JSON.parse(text)
  }
  await send('POST', '/api/auth/login', { email, password: demoPassword })
  return {
    call: (endpoint, request) => {
      const { params = {}, query = {}, body } = request as Parts
      const path = toUrl(endpoint.path).replaceAll(/:(\w+)/g, (_, name: string) => String(params[name]))
      const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))
      return send(endpoint.method, search.size > 0 ? `${path}?${search}` : path, body)
    },
  }
}
