import { setTimeout as wait } from 'node:timers/promises'
import {
  answerJson,
  type FakeHttpServer,
  type Misbehaviour,
  misbehave,
  startFakeHttpServer,
} from '../fake-http-server.ts'
import type { ErpProduct } from './erp.ts'
import { type ProtheusState, protheusService, type Written } from './fake-protheus-answers.ts'
import { type Row, toTables } from './fake-protheus-tables.ts'

/** `losesAnswer`: the request takes effect, but its response is lost. */
export type Failure = Misbehaviour | 'losesAnswer'

/** The behaviour of the next call with a token: the delay of its response, and its failure, if any. */
export type FakeFaults = () => { readonly delayMs: number; readonly failure: Failure | null }

const noFaults: FakeFaults = () => ({ delayMs: 0, failure: null })

export type FakeProtheus = FakeHttpServer & {
  readonly state: ProtheusState
  /** The settled receivables with their orders: tests add, change and remove rows. */
  readonly titles: Row[]
  readonly username: string
  readonly password: string
  /** The failures of the next calls with a token, one each. */
  failNext(...how: Failure[]): void
  /** Invalidates all tokens so far. */
  endTokens(): void
}

const account = { username: 'portal', password: 'segredo & cia' }
const unauthorized: Written = { status: 401, body: { code: 401, message: 'Unauthorized' } }

/** For tests: a Protheus with its token, tenants, generic query and the portal's own service. */
export const startFakeProtheus = async (
  products: readonly ErpProduct[],
  faults: FakeFaults = noFaults,
): Promise<FakeProtheus> => {
  const state: ProtheusState = { effects: [], answersLater: new Set(), refusal: null }
  const tables = toTables(products)
  const serve = protheusService(tables, state)
  const tokens = createTokenEndpoint()
  const failures: Failure[] = []
  const server = await startFakeHttpServer(async (path, response, request) => {
    const send = ({ status, body }: Written) => answerJson(response, status, body)
    const url = new URL(path, 'http://fake')
    if (url.pathname === '/rest/api/oauth2/v1/token') return send(tokens.give(url.searchParams))
    if (!tokens.takes(request.headers.authorization ?? '')) return send(unauthorized)
    const today = faults()
    if (today.delayMs > 0) await wait(today.delayMs)
    const failure = failures.shift() ?? today.failure
    if (failure !== null && failure !== 'losesAnswer') return misbehave(response, failure)
    const answer = serve({ url, request })
    if (failure === 'losesAnswer') return void response.destroy()
    send(answer)
  })
  const failNext = (...how: Failure[]) => void failures.push(...how)
  return { ...server, ...account, state, titles: tables['SE1,SC5'] ?? [], failNext, endTokens: tokens.end }
}

/** Issues numbers as tokens, and accepts only those after the last invalidation. */
const createTokenEndpoint = () => {
  let given = 0
  let ended = 0
  const isLive = (token: string) => Number(token) > ended
  const knows = (query: URLSearchParams) =>
    query.get('grant_type') === 'refresh_token'
      ? isLive(query.get('refresh_token') ?? '')
      : query.get('username') === account.username && query.get('password') === account.password
  return {
    give(query: URLSearchParams): Written {
      if (!knows(query)) return unauthorized
      given += 1
      const token = String(given)
      const body = {
        access_token: token,
        refresh_token: token,
        scope: 'default',
        token_type: 'Bearer',
        expires_in: 3600,
      }
      return { status: 201, body }
    },
    takes: (authorization: string) => isLive(authorization.replace('Bearer ', '')),
    end: () => {
      ended = given
    },
  }
}
