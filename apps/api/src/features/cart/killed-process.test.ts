import { setTimeout as sleep } from 'node:timers/promises'
import type { OrderView } from '@girassol/contract/orders'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bothDatabases, createTestEnvironment } from '../../database/test-database.ts'
import { logInTo, startTestServer, type TestServer } from '../../test-server.ts'

/**
 * Simulates a reseller: makes one change after the other, and records which were acknowledged and which were pending.
 */
type Worker = {
  readonly email: string
  cookie: string
  cartId: number
  /** Metres of cable in the open cart: acknowledged, and requested without a response yet. */
  acknowledged: number
  requested: number | null
  readonly finished: number[]
  finishing: number | null
}

const cable = '10400001'

const callAs = async <Result>(server: TestServer, worker: Worker, [method, path, body]: [string, string, unknown?]) => {
  const answer = await fetch(`${server.url}/api${path}`, {
    method,
    headers: { cookie: worker.cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
  return (answer.status === 204 ? null : await answer.json()) as Result
}

const logIn = async (server: TestServer, worker: Worker): Promise<void> => {
  worker.cookie = await logInTo(server, worker.email)
}

/** A cart that may be finished: a panel, an inverter, a customer, pickup and Pix. */
const prepareCart = async (server: TestServer, worker: Worker): Promise<void> => {
  const cart = await callAs<OrderView>(server, worker, ['POST', '/v2/invoice/cart', {}])
  worker.cartId = cart.id
  worker.acknowledged = cart.invoiceItems.find(({ productErpCode }) => productErpCode === cable)?.quantity ?? 0
  const codesInCart = new Set(cart.invoiceItems.map(({ productErpCode }) => productErpCode))
  for (const erpCode of ['10010005', '10100003']) {
    if (!codesInCart.has(erpCode))
      await callAs(server, worker, ['POST', '/v2/invoice/cart/item', { erpCode, quantity: 1 }])
  }
  const customers = await callAs<{ data: { id: number }[] }>(server, worker, ['GET', '/v2/invoice/customer'])
  const choice = { customerId: customers.data[0]?.id, addressType: 'pickup', paymentMethod: 'PIX' }
  await callAs(server, worker, ['PATCH', `/v2/invoice/cart/${cart.id}`, choice])
}

const changeQuantity = async (server: TestServer, worker: Worker, quantity: number): Promise<void> => {
  worker.requested = quantity
  const path = `/v2/invoice/cart/${worker.cartId}/item/${cable}/quantity/${quantity}`
  await callAs(
    server,
    worker,
    worker.acknowledged === 0 ? ['POST', '/v2/invoice/cart/item', { erpCode: cable, quantity }] : ['PATCH', path],
  )
  worker.acknowledged = quantity
  worker.requested = null
}

const finish = async (server: TestServer, worker: Worker): Promise<void> => {
  worker.finishing = worker.cartId
  await callAs(server, worker, ['POST', `/v2/invoice/${worker.cartId}`])
  worker.finished.push(worker.cartId)
  worker.finishing = null
  worker.acknowledged = 0
  await prepareCart(server, worker)
}

/** Works until the server is gone; a refusal while the server runs fails the test. */
const workUntilKilled = async (server: TestServer, worker: Worker): Promise<void> => {
  try {
    for (let step = 1; ; step++) {
      await changeQuantity(server, worker, 1 + ((worker.acknowledged + step) % 20))
      if (step % 6 === 0) await finish(server, worker)
    }
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
  }
}

const checkNothingLostNorDoubled = async (server: TestServer, worker: Worker): Promise<void> => {
  const orders = await callAs<{ data: { id: number; status: string }[] }>(server, worker, [
    'GET',
    '/v2/invoice?take=100&status=INVOICE',
  ])
  const mine = new Set(orders.data.map(({ id }) => id))
  for (const id of worker.finished) expect(mine.has(id)).toBe(true)
  if (worker.finishing !== null && mine.has(worker.finishing)) {
    worker.finished.push(worker.finishing)
    worker.acknowledged = 0
    worker.requested = 0
  }
  worker.finishing = null
  const cart = await callAs<OrderView>(server, worker, ['POST', '/v2/invoice/cart', {}])
  const quantity = cart.invoiceItems.find(({ productErpCode }) => productErpCode === cable)?.quantity ?? 0
  expect([worker.acknowledged, worker.requested ?? worker.acknowledged]).toContain(quantity)
  const sum = cart.invoiceItems.reduce(
    (total, item) => total + Math.round((item.unitValue ?? 0) * 100) * item.quantity,
    0,
  )
  expect(Math.round((cart.subTotal ?? 0) * 100)).toBe(sum)
  worker.requested = null
}

const finishedBy = (workers: readonly Worker[]): number =>
  workers.reduce((sum, { finished }) => sum + finished.length, 0)

describe.each(bothDatabases)('a killed process on %s', (kind) => {
  // A start of the embedded database takes three times as long.
  const rounds = kind === 'postgres' ? 4 : 2
  let environment: Record<string, string> = {}
  let tidy = async () => undefined as unknown

  beforeAll(async () => {
    const created = await createTestEnvironment(kind)
    environment = created.environment
    tidy = created.remove
  })
  afterAll(() => tidy())

  test('CART-001 C-107 kill -9 during a burst of changes and finishes loses nothing that was acknowledged, doubles nothing', async () => {
    const workers = ['integrator', 'integrator2'].map(
      (name): Worker => ({
        email: `${name}@girassol.demo`,
        cookie: '',
        cartId: 0,
        acknowledged: 0,
        requested: null,
        finished: [],
        finishing: null,
      }),
    )
    for (let round = 0; round < rounds; round++) {
      const server = await startTestServer(environment)
      for (const worker of workers) {
        await logIn(server, worker)
        await checkNothingLostNorDoubled(server, worker)
        await prepareCart(server, worker)
      }
      const target = finishedBy(workers) + 2
      const working = Promise.all(workers.map((worker) => workUntilKilled(server, worker)))
      await sleep(700 + round * 333)
      // On a busy machine work is slower, but some work must exist before the kill.
      while (finishedBy(workers) < target) await sleep(50)
      await server.kill()
      await working
    }
    const server = await startTestServer(environment)
    try {
      for (const worker of workers) await checkNothingLostNorDoubled(server, worker)
    } finally {
      await server.kill()
    }
    expect(finishedBy(workers)).toBeGreaterThan(rounds)
  }, 120_000)
})
