import * as cart from '@girassol/contract/cart'
import { type Endpoint, toUrl } from '@girassol/contract/http/endpoint'
import { fileBody } from '@girassol/contract/http/file'
import { listOrders } from '@girassol/contract/orders'
import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { takeSnapshot } from '../database/test-snapshot.ts'
import { demoPassword } from '../demo-data/demo-accounts.ts'
import { openShop, products, type Shop } from '../features/cart/test-shop.ts'
import { everyEndpoint, findUsualCaller, toDemoEmail } from './test-contract.ts'
import { findErrorFaults } from './test-hostile-calls.ts'

const json = 'application/json'
const kilobyte = 1024

/** The most bytes that a body may have (C-109, SEC-013). */
const findLimit = ({ megabytes, requires }: Endpoint): number => {
  if (megabytes !== undefined) return megabytes * kilobyte * kilobyte
  return (requires === 'public' ? 16 : kilobyte) * kilobyte
}

/** Bodies that are not JSON, or JSON that would change JavaScript prototypes. */
const brokenBodies: Readonly<Record<string, string>> = {
  nothing: '',
  'half an object': '{"email":',
  'an object and more': '{}{}',
  'a bare word': 'nonsense',
  'not a number': '{"quantity":NaN}',
  'single quotes': "{'a':1}",
  'a byte order mark in the middle': '{\ufeff"a":1}',
  'a hundred thousand open lists': '['.repeat(100_000),
  'a prototype': '{"__proto__":{"polluted":true}}',
  'a prototype, deeper': '{"lines":[{"__proto__":{"polluted":true}}]}',
  'a constructor': '{"constructor":{"prototype":{"polluted":true}}}',
}

const foreignTypes = ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'text/xml']

describe('requests that are broken before any schema sees them', () => {
  let shop: Shop
  const cookies = new Map<string, string>()

  beforeAll(async () => {
    shop = await openShop('postgres')
    for (const role of new Set(everyEndpoint.map(([, endpoint]) => findUsualCaller(endpoint))))
      await logIn(toDemoEmail(role))
  })
  afterAll(() => shop.close())

  const logIn = async (email: string): Promise<string> => {
    const known = cookies.get(email)
    if (known !== undefined) return known
    const payload = { email, password: demoPassword }
    const answer = await shop.app.inject({ method: 'POST', url: '/api/auth/login', payload })
    const cookie = answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
    cookies.set(email, cookie)
    return cookie
  }

  type Sent = { readonly payload?: string; readonly type?: string; readonly query?: string }

  const send = async (
    endpoint: Endpoint,
    { payload, type = json, query = '' }: Sent,
  ): Promise<LightMyRequestResponse> => {
    const url = toUrl(endpoint.path).replace(/:\w+/g, '1') + query
    const cookie = endpoint.requires === 'public' ? '' : await logIn(toDemoEmail(findUsualCaller(endpoint)))
    const own = { cookie, sellerid: 'INT001', 'x-requested-with': 'girassol' }
    const headers = { ...own, ...(payload === undefined ? {} : { 'content-type': type }) }
    return shop.app.inject({ method: endpoint.method, url, headers, ...(payload === undefined ? {} : { payload }) })
  }

  const withBody = everyEndpoint.filter(([, { body }]) => body !== undefined)
  const withJson = withBody.filter(([, { body }]) => body !== fileBody)
  const withFile = withBody.filter(([, { body }]) => body === fileBody)

  test.each(withFile)('C-102 REL-009 %s refuses JSON, because its body is a file', async (_name, endpoint) => {
    for (const [what, payload] of Object.entries(brokenBodies)) {
      const answer = await send(endpoint, { payload })
      expect([what, answer.statusCode, findErrorFaults(answer)]).toEqual([what, 415, []])
    }
  })

  test.each(withJson)('C-102 %s refuses what is no JSON, and prototypes in it', async (_name, endpoint) => {
    const before = await takeSnapshot(shop.db)
    for (const [what, payload] of Object.entries(brokenBodies)) {
      const answer = await send(endpoint, { payload })
      const status = payload.length > findLimit(endpoint) ? 413 : 400
      expect([what, answer.statusCode, findErrorFaults(answer)]).toEqual([what, status, []])
    }
    expect(({} as Record<string, unknown>).polluted).toBeUndefined()
    expect(await takeSnapshot(shop.db)).toEqual(before)
  })

  test.each(withBody)('C-102 %s refuses other kinds of content', async (_name, endpoint) => {
    for (const type of foreignTypes) {
      const answer = await send(endpoint, { payload: 'a=1', type })
      expect([type, answer.statusCode, findErrorFaults(answer)]).toEqual([type, 415, []])
    }
  })

  test.each(withJson)('C-109 SEC-013 %s reads as much as it may and refuses one byte more', async (_name, endpoint) => {
    const most = findLimit(endpoint)
    const within = await send(endpoint, { payload: `[${' '.repeat(most - 2)}]` })
    const beyond = await send(endpoint, { payload: `[${' '.repeat(most - 1)}]` })
    expect([within.statusCode, beyond.statusCode, findErrorFaults(beyond)]).toEqual([400, 413, []])
  })

  const withQuery = everyEndpoint.filter(([, { query }]) => query !== undefined)

  test.each(withQuery)('C-102 %s takes no field twice and no field that it does not have', async (_name, endpoint) => {
    if (!(endpoint.query instanceof z.ZodObject)) throw new Error('the query is not an object')
    const names = Object.keys(endpoint.query.shape)
    for (const name of names) {
      await shop.db.deleteFrom('rate_limit').execute()
      const twice = await send(endpoint, { query: `?${name}=1&${name}=2` })
      expect([name, twice.statusCode, findErrorFaults(twice)]).toEqual([name, 400, []])
      const nested = await send(endpoint, { query: `?${name}[$ne]=1&__proto__[polluted]=1&constructor=1` })
      expect([name, nested.statusCode < 500]).toEqual([name, true])
    }
    expect(({} as Record<string, unknown>).polluted).toBeUndefined()
  })

  const badlyEncoded = ['%', '%zz', '%ff', '%c0%af', '%ed%a0%80', '%00', '%2e%2e%2f', '..%5c', '%E0%A4%A']

  test.each(everyEndpoint.filter(([, { path }]) => path.includes(':')))(
    'C-102 %s refuses parameters whose encoding is broken',
    async (_name, endpoint) => {
      const cookie = await logIn(toDemoEmail(findUsualCaller(endpoint)))
      for (const text of badlyEncoded) {
        const url = toUrl(endpoint.path).replace(/:\w+/g, text)
        const answer = await shop.app.inject({ method: endpoint.method, url, headers: { cookie, sellerid: 'INT001' } })
        expect([text, answer.statusCode >= 400 && answer.statusCode < 500, findErrorFaults(answer)]).toEqual([
          text,
          true,
          [],
        ])
        expect(answer.headers['x-content-type-options']).toBe('nosniff')
      }
    },
  )

  test('C-102 a field that a call does not have changes nothing: no price is sent by a buyer', async () => {
    const call = await shop.as(toDemoEmail('INTEGRATOR'))
    const item = { erpCode: products.panel, quantity: 10 }
    const honest = (await call(cart.addCartItem, { body: item })).json()
    await call(cart.emptyCart)
    const forged = { ...item, unitValue: 0.01, unit_value_cents: 1, totalValue: 0.1, sellerId: 2, type: 'BF' }
    const answer = (await call(cart.addCartItem, { body: forged as typeof item })).json()
    expect([answer.subTotal, answer.type, answer.integrator]).toEqual([honest.subTotal, honest.type, honest.integrator])
    const patch = { totalInvoice: 1, subTotal: 1, discountValue: 99, status: 'INVOICE_PAYED', freightValue: 0 }
    const patched = (await call(cart.updateCart, { params: { id: answer.id }, body: patch as object })).json()
    expect([patched.subTotal, patched.discountValue, patched.status]).toEqual([honest.subTotal, 0, 'CART'])
  })

  const strangeHeaders: readonly Record<string, string>[] = [
    { sellerid: 'x'.repeat(8000) },
    { sellerid: "INT001' or '1'='1" },
    { sellerid: 'INT001\u0000' },
    { sellerid: '\u00e7\u00e3\u00ff' },
    { cookie: `girassol_access=${'a.'.repeat(4000)}` },
    { cookie: 'girassol_access=%ff; =; ;;; __proto__=1' },
    { 'content-length': '-1' },
    { host: 'evil.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-for': "'; drop table seller" },
    { accept: 'application/xml', 'accept-language': '*'.repeat(5000), range: 'bytes=0-' },
  ]

  test('C-04 C-102 strange headers never break a call', async () => {
    for (const headers of strangeHeaders) {
      const cookie = await logIn(toDemoEmail('COMMERCIAL'))
      const answer = await shop.app.inject({ url: toUrl(listOrders.path), headers: { cookie, ...headers } })
      expect([headers, 200, 401]).toContain(answer.statusCode)
      if (answer.statusCode === 401) expect(findErrorFaults(answer)).toEqual([])
    }
  })
})
