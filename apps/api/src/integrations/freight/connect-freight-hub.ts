import { type JsonAnswer, requestJson } from '../http-json.ts'

export type FreightHubAccount = {
  url: string
  token: string
  /** Whom to write to, as the hub asks: 'Girassol (suporte@…)'. */
  agent: string
  timeoutMs: number
}

/** Asks for a path below the account; rejects when the hub is out of reach or does not know us. */
export type FreightHubCall = (method: 'GET' | 'POST', path: string, body?: unknown) => Promise<JsonAnswer>

export const connectFreightHub =
  ({ url, token, agent, timeoutMs }: FreightHubAccount): FreightHubCall =>
  async (method, path, body) => {
    const headers = { authorization: `Bearer ${token}`, 'user-agent': agent }
    const signal = AbortSignal.timeout(timeoutMs)
    const answer = await requestJson(`${url}/api/v2/me${path}`, { method, headers, body, signal })
    if (answer.status === 401 || answer.status === 403)
      throw new Error(`the freight hub answered HTTP ${answer.status}`)
    return answer
  }
