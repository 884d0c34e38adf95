import { demoPassword } from '@girassol/api/demo-data/demo-accounts'
import { signatureHeader, signBody, timestampHeader } from '@girassol/api/http/signature'
import { type Endpoint, toUrl } from '@girassol/contract/http/endpoint'
import { type Answer, persistentCaller, type Received, type Sent } from './persist.ts'

export type Calls = ReturnType<typeof callsTo>

type Persist = ReturnType<typeof persistentCaller>['persist']
type Request = {
  readonly id?: number | string | null
  readonly body?: unknown
  /** '?q=cabo' */
  readonly query?: string
}

const toPath = ({ path }: Endpoint, id: number | string | null): string => toUrl(path).replace(/:\w+/, String(id ?? ''))

/** One session for each account, opened when it is first needed. */
const sessionsBy = (persist: Persist) => {
  const cookies = new Map<string, string>()
  const open = async (email: string): Promise<string> => {
    const known = cookies.get(email)
    if (known !== undefined) return known
    const body = { email, password: demoPassword }
    const answer = await persist(() => ({ method: 'POST', path: '/api/auth/login', body }))
    if (answer.status !== 200) throw new Error(`${email} could not log in: ${answer.status}`)
    const cookie = answer.cookies.map((each) => each.split(';')[0]).join('; ')
    cookies.set(email, cookie)
    return cookie
  }
  return { open, forget: (email: string) => void cookies.delete(email) }
}

const signedWith = (secret: string, endpoint: Endpoint, message: unknown): Sent => {
  const body = JSON.stringify(message)
  const timestamp = String(Math.floor(Date.now() / 1000))
  const headers = { [timestampHeader]: timestamp, [signatureHeader]: signBody(secret, timestamp, body) }
  return { method: endpoint.method, path: toPath(endpoint, null), headers, body }
}

type Secrets = { readonly erp: string; readonly payments: string }

/** Calls to an API that may be killed at any moment: each is repeated until it responds, as other systems do. */
export const callsTo = (url: string, { deadline, secrets }: { deadline: number; secrets: Secrets }) => {
  const { figures, persist, attempt } = persistentCaller(url, deadline)
  const sessions = sessionsBy(persist)
  const toSent = async (
    email: string,
    endpoint: Endpoint,
    { id = null, body, query = '' }: Request,
  ): Promise<Sent> => ({
    method: endpoint.method,
    path: `${toPath(endpoint, id)}${query}`,
    headers: { cookie: await sessions.open(email) },
    body,
  })
  /** A single attempt of a call of a user; null if there is no response. */
  const once = async (email: string, endpoint: Endpoint, request: Request = {}): Promise<Received | null> =>
    attempt(await toSent(email, endpoint, request))
  /** A call of a user; an expired session is opened again. */
  const as = async (email: string, endpoint: Endpoint, sent: Request = {}): Promise<Answer> => {
    const request = () => persist(() => toSent(email, endpoint, sent))
    const answer = await request()
    if (answer.status !== 401) return answer
    sessions.forget(email)
    return request()
  }
  /** A message of another system, signed again for each attempt, until it is acknowledged. */
  const sendSigned = (system: keyof Secrets, endpoint: Endpoint, message: unknown): Promise<Answer> =>
    persist(() => signedWith(secrets[system], endpoint, message))
  return { figures, as, once, sendSigned }
}
