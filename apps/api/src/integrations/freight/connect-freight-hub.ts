import { type JsonAnswer, requestJson } from '../http-json.ts'
import { SystemRefused } from '../system-away.ts'

export type FreightHubAccount = {
  url: string
  token: string
  /** The contact that the hub requires: 'Girassol (suporte@…)'. */
  agent: string
  timeoutMs: number
}

/** Requests a path of the account; rejects if the hub cannot be reached or refuses the token. */
export type FreightHubCall = (method: 'GET' | 'POST', path: string, body?: unknown) => Promise<JsonAnswer>

export const connectFreightHub =
  ({ url, token, agent, timeoutMs }: FreightHubAccount): FreightHubCall =>
  async (method, path, body) => {
    const headers = { authorization: `Bearer ${token}`, 'user-agent': agent }
    const signal = AbortSignal.timeout(timeoutMs)
    const answer = await requestJson(`${url}/api/v2/me${path}`, { method, headers, body, signal })
    if (answer.status === 401 || answer.status === 403) {
      throw new SystemRefused(`the freight hub answered HTTP ${answer.status}`)
    }
    return answer
  }
