import { setTimeout as sleep } from 'node:timers/promises'
import type { OrderView } from '@girassol/contract/orders'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { logInTo, startTestServer, type TestServer } from '../test-server.ts'
import { startPostgres } from './test-postgres.ts'

/** C-231: the sentence of a call that the database could not serve. */
const unavailable = 'Serviço momentaneamente indisponível. Tente de novo em instantes.'
const cable = '10400001'

let postgres: Awaited<ReturnType<typeof startPostgres>>
let server: TestServer
let observer: pg.Client

const connectObserver = async () => {
  observer = new pg.Client({ connectionString: `${postgres.url}/girassol` })
  observer.on('error', () => undefined)
  await observer.connect()
}

beforeAll(async () => {
  postgres = await startPostgres()
  await postgres.server.createDatabase('girassol')
  server = await startTestServer({ DATABASE_URL: `${postgres.url}/girassol`, LOG_LEVEL: 'silent' })
  await connectObserver()
}, 60_000)
afterAll(async () => {
  await server?.kill()
  await observer?.end()
  await postgres?.stop()
})

type Request = readonly [method: 'GET' | 'POST' | 'PATCH', path: string, body?: object]

const call = (cookie: string, [method, path, body]: Request) =>
  fetch(`${server.url}/api${path}`, {
    method,
    headers: { cookie, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  })

/** A user who makes one call after the other, and what the calls were answered. */
type Loop = {
  readonly cookie: string
  served: number
  readonly refused: { status: number; message: string; retryAfter: string | null }[]
}

type Writer = Loop & { readonly cartId: number; acknowledged: number; requested: number }

const newLoop = (cookie: string): Loop => ({ cookie, served: 0, refused: [] })

const record = async (loop: Loop, answer: Response): Promise<boolean> => {
  if (answer.ok) {
    await answer.arrayBuffer()
    loop.served += 1
    return true
  }
  const { message } = (await answer.json()) as { message: string }
  loop.refused.push({ status: answer.status, message, retryAfter: answer.headers.get('retry-after') })
  await sleep(20)
  return false
}

const readCart = async (cookie: string): Promise<OrderView> =>
  (await call(cookie, ['POST', '/v2/invoice/cart', {}])).json() as Promise<OrderView>

const findQuantity = (cart: OrderView): number =>
  cart.invoiceItems.find(({ productErpCode }) => productErpCode === cable)?.quantity ?? 0

let isOver = false

const readOrders = async (reader: Loop): Promise<void> => {
  while (!isOver) await record(reader, await call(reader.cookie, ['GET', '/v2/invoice?take=25']))
}

const startWriter = async (cookie: string): Promise<Writer> => {
  expect((await call(cookie, ['POST', '/v2/invoice/cart/item', { erpCode: cable, quantity: 1 }])).status).toBe(200)
  return { ...newLoop(cookie), cartId: (await readCart(cookie)).id, acknowledged: 1, requested: 1 }
}

const changeQuantities = async (writer: Writer): Promise<void> => {
  for (let step = 0; !isOver; step += 1) {
    writer.requested = 2 + (step % 90)
    const path = `/v2/invoice/cart/${writer.cartId}/item/${cable}/quantity/${writer.requested}`
    if (await record(writer, await call(writer.cookie, ['PATCH', path]))) writer.acknowledged = writer.requested
  }
}

/** Waits until each loop was served again. */
const waitForProgress = async (loops: readonly Loop[]): Promise<void> => {
  const before = loops.map(({ served }) => served)
  const isServed = () => loops.every(({ served }, index) => served > (before[index] ?? 0))
  await expect.poll(isServed, { timeout: 10_000, interval: 5 }).toBe(true)
}

/** Ends every connection of the server, as a failover or an administrator does. */
const endConnections = () =>
  observer.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and pid <> pg_backend_pid()',
    ['girassol'],
  )

const waitUntilServed = async (cookie: string): Promise<number> => {
  const since = performance.now()
  while (!(await call(cookie, ['GET', '/v2/invoice?take=1'])).ok) await sleep(50)
  return performance.now() - since
}

/** Stops the database as for an update: it ends all connections and is away for a moment. */
const restart = async (): Promise<void> => {
  await observer.end()
  await postgres.server.stop()
  await sleep(300)
  await postgres.server.start()
  await connectObserver()
}

test('REL-001 C-231 ten times without connections and two restarts of the database: the process lives on, nothing acknowledged is lost', async () => {
  const cookies = await Promise.all(
    ['integrator', 'integrator2', 'financial', 'manager'].map((name) => logInTo(server, `${name}@girassol.demo`)),
  )
  const [first = '', second = '', third = '', fourth = ''] = cookies
  const writers = [await startWriter(first), await startWriter(second)]
  const readers = [newLoop(third), newLoop(fourth)]
  const loops = [...writers, ...readers]
  const running = Promise.all([...writers.map(changeQuantities), ...readers.map(readOrders)])
  for (let round = 0; round < 10; round += 1) {
    await waitForProgress(loops)
    await endConnections()
  }
  for (let round = 0; round < 2; round += 1) {
    await waitForProgress(loops)
    await restart()
    expect(await waitUntilServed(third)).toBeLessThan(5000)
  }
  isOver = true
  await running

  expect(server.process.exitCode).toBeNull()
  const refused = loops.flatMap((loop) => loop.refused)
  expect(refused.length).toBeGreaterThan(0)
  for (const each of refused) expect(each).toEqual({ status: 503, message: unavailable, retryAfter: '2' })
  for (const { cookie, acknowledged, requested } of writers) {
    // The answer to a last refused write may have been lost after its commit.
    expect([acknowledged, requested]).toContain(findQuantity(await readCart(cookie)))
  }
}, 120_000)

test('REL-001 after the connections were lost, jobs still run', async () => {
  const cookie = await logInTo(server, 'integrator@girassol.demo')
  await endConnections()
  await waitUntilServed(cookie)
  const request = async () => {
    const { status } = await fetch(`${server.url}/api/auth/forgot-password`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'integrator@girassol.demo' }),
    })
    return status
  }
  // A call that meets another lost connection is refused with 503, and may be repeated.
  await expect.poll(request, { timeout: 20_000, interval: 200 }).toBe(202)
  const done = async () => {
    const { rows } = await observer.query(`select state from pgboss.job where name = 'mail.password-reset'`)
    return rows[0]?.state
  }
  await expect.poll(done, { timeout: 20_000, interval: 200 }).toBe('completed')
}, 60_000)
