import type { Endpoint } from '@girassol/contract/http/endpoint'
import { type Role, roles } from '@girassol/domain/access'
import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openShop, type Shop } from '../features/cart/test-shop.ts'
import type { Caller } from '../test-application.ts'
import { everyEndpoint, findUsualCaller, toDemoEmail, wellFormed } from './test-contract.ts'

/** The files that are the same for everyone who may read them: listed again, so that no other call becomes one unseen. */
const cachedCalls = [
  'GET /banner/:name',
  'GET /images/:name',
  'GET /library/files/download/:folder/:file',
  'GET /public/calendar/:token.ics',
  'GET /sellers/logo/:name',
  'GET /static/regulamento-pontos.pdf',
  'GET /users/avatar/:name',
]

const noStore = /^no-store(?:, no-transform)?$/
/** Never for a cache that several people share. */
const ownBrowser = /^private, max-age=\d+$/

const toFault = (endpoint: Endpoint, { statusCode, headers }: LightMyRequestResponse): readonly string[] => {
  const found = String(headers['cache-control'])
  const expected = endpoint.cached && statusCode < 400 ? ownBrowser : noStore
  return expected.test(found) ? [] : [`${statusCode} ${found}`]
}

describe('what browsers and proxies may store', () => {
  let shop: Shop
  const callers = new Map<Role, Caller>()

  beforeAll(async () => {
    shop = await openShop('postgres')
    for (const role of roles) callers.set(role, await shop.as(toDemoEmail(role), 'INT001'))
  })
  afterAll(() => shop.close())

  test('SEC-017 C-224 only files that are the same for all readers are cached, in the own browser', () => {
    const marked = everyEndpoint.flatMap(([, { cached, method, path }]) => (cached ? [`${method} ${path}`] : []))
    expect(marked.sort()).toEqual(cachedCalls)
  })

  test.each(everyEndpoint)('SEC-017 C-224 %s: no cache stores a private answer or a refusal', async (_, endpoint) => {
    const caller = endpoint.requires === 'public' ? shop.anonymous : callers.get(findUsualCaller(endpoint))
    if (caller === undefined) throw new Error(`nobody may call ${endpoint.path}`)
    const broken = { params: { id: 'x' }, body: '{"half":' } as never
    const answers = [
      await shop.anonymous(endpoint, wellFormed(endpoint) as never),
      await caller(endpoint, broken, { 'content-type': 'application/json' }),
      await caller(endpoint, wellFormed(endpoint) as never),
    ]
    expect(answers.flatMap((answer) => toFault(endpoint, answer))).toEqual([])
  })

  test('SEC-017 answers outside the contract are not stored either', async () => {
    const answers = ['/metrics', '/ready', '/health', '/api/nothing', '/nothing', '/api/openapi.json']
    for (const url of answers)
      expect([url, (await shop.app.inject({ url })).headers['cache-control']]).toEqual([url, 'no-store'])
  })
})
