import type { PointEntryView } from '@girassol/contract/points'
import type { PointsProductView } from '@girassol/contract/points-store'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestEnvironment, testedDatabases } from '../../../database/test-database.ts'
import { logInTo, startTestServer, type TestServer } from '../../../test-server.ts'

const code = '40010004'
const price = 29_000
const credited = 100_000_000

const address = {
  wishlist: false,
  addressCep: '30130010',
  addressDescription: 'Avenida Afonso Pena',
  addressNumber: '1500',
  addressNeighborhood: 'Centro',
  erpState: 'MG',
  erpCity: '3106200',
  erpCityName: 'Belo Horizonte',
}

type Sent = { readonly body: object; readonly key?: string }
type Call = <Result>(call: string, sent?: Sent) => Promise<Result>

const logIn = async (server: TestServer, name: string, seller?: string): Promise<Call> => {
  const cookie = await logInTo(server, `${name}@girassol.demo`)
  const fixed = { cookie, ...(seller !== undefined && { sellerid: seller }) }
  return async (call, sent) => {
    const [method = 'GET', path = ''] = call.split(' ')
    const answer = await fetch(`${server.url}/api${path}`, {
      method,
      headers: {
        ...fixed,
        ...(sent !== undefined && { 'content-type': 'application/json' }),
        ...(sent?.key !== undefined && { 'idempotency-key': sent.key }),
      },
      ...(sent !== undefined && { body: JSON.stringify(sent.body) }),
    })
    if (!answer.ok) throw new Error(`${call}: ${answer.status} ${await answer.text()}`)
    return answer.json()
  }
}

const findProduct = async (call: Call) => {
  const { data } = await call<{ data: PointsProductView[] }>('GET /product/points?take=100')
  const product = data.find(({ B1_COD }) => B1_COD === code)
  if (product === undefined) throw new Error('the product is not in the store')
  return product
}

describe.each(testedDatabases)('a process killed while it swaps on %s', (kind) => {
  let environment: Record<string, string> = {}
  let tidy = async () => undefined as unknown

  beforeAll(async () => {
    const created = await createTestEnvironment(kind)
    environment = created.environment
    tidy = created.remove
  })
  afterAll(() => tidy())

  /** Trades in two tabs until the server is gone; returns the key of each tab that got no response. */
  const swapUntilKilled = async (server: TestServer, tabs: readonly string[], onSwap: () => void) => {
    const call = await logIn(server, 'integrator')
    const { URL_ID } = await findProduct(call)
    const swapInTab = async (tab: string): Promise<string> => {
      for (let count = 0; ; count++) {
        const key = `${tab}-${count}`
        try {
          await call(`POST /points/trade/${URL_ID}`, { body: address, key })
          onSwap()
        } catch (error) {
          if (error instanceof TypeError) return key
          throw error
        }
      }
    }
    return tabs.map(swapInTab)
  }

  test('PTS-045 C-129 kill -9 in the middle of swaps loses none that was answered, and points and stock agree', async () => {
    let answered = 0
    let unanswered: string[] = []
    let stockAtFirst = 0
    for (let round = 0; round < 3; round++) {
      const server = await startTestServer(environment)
      const staff = await logIn(server, 'commercial', 'INT001')
      if (round === 0) {
        await staff('POST /points', { body: { sellerId: 1, value: credited, type: 'CREDIT' } })
        stockAtFirst = (await findProduct(staff)).quantity
      }
      // The call whose response was lost is repeated with its key: the trade exists once, whether it was made before or
      // not.
      const { URL_ID } = await findProduct(staff)
      const again = await logIn(server, 'integrator')
      for (const key of unanswered) await again(`POST /points/trade/${URL_ID}`, { body: address, key })
      answered += unanswered.length
      const target = answered + 4
      const enough = Promise.withResolvers<void>()
      const working = await swapUntilKilled(server, [`tab-a-${round}`, `tab-b-${round}`], () => {
        answered += 1
        if (answered >= target) enough.resolve()
      })
      await enough.promise
      await server.kill()
      unanswered = await Promise.all(working)
    }
    const server = await startTestServer(environment)
    try {
      const staff = await logIn(server, 'commercial', 'INT001')
      const { data } = await staff<{ data: PointEntryView[] }>('GET /points?take=100')
      const swaps = data.filter(({ trade }) => trade?.code === code)
      expect(swaps.length).toBeGreaterThanOrEqual(answered)
      expect(swaps.length).toBeLessThanOrEqual(answered + unanswered.length)
      expect((await findProduct(staff)).quantity).toBe(stockAtFirst - swaps.length)
      expect(new Set(swaps.map(({ balance }) => balance)).size).toBe(swaps.length)
      expect(Math.min(...swaps.map(({ balance }) => balance))).toBe(
        Math.max(...swaps.map(({ balance }) => balance)) - (swaps.length - 1) * price,
      )
    } finally {
      await server.kill()
    }
  }, 120_000)
})
