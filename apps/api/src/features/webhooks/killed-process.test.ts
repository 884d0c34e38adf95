import type { OrderView } from '@girassol/contract/orders'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bothDatabases, createTestEnvironment } from '../../database/test-database.ts'
import { openCaller, type ServerCall, startTestServer } from '../../test-server.ts'
import { openReceiver, type Receiver } from './test-receiver.ts'
import { withLoopback } from './test-webhook-desk.ts'

const makeBudget = async (call: ServerCall): Promise<number> => {
  const { id } = await call<OrderView>('POST', '/v2/invoice/cart', {})
  for (const erpCode of ['10010005', '10100003']) await call('POST', '/v2/invoice/cart/item', { erpCode, quantity: 1 })
  const customers = await call<{ data: { id: number }[] }>('GET', '/v2/invoice/customer')
  const choice = { customerId: customers.data[0]?.id, addressType: 'pickup', paymentMethod: 'PIX' }
  await call('PATCH', `/v2/invoice/cart/${id}`, choice)
  await call('POST', `/v2/invoice/budget/${id}`)
  return id
}

describe.each(bothDatabases)('a process that is killed before it sends, on %s', (kind) => {
  let environment: Record<string, string> = {}
  let receiver: Receiver
  let tidy = async () => undefined as unknown

  beforeAll(async () => {
    const created = await createTestEnvironment(kind)
    environment = { ...created.environment, ...withLoopback }
    tidy = created.remove
    receiver = await openReceiver()
  })
  afterAll(async () => {
    await receiver.close()
    await tidy()
  })

  test('WHK-005 after kill -9 exactly the orders that were committed are told, once it runs again', async () => {
    // This process only serves calls, so what it commits waits for another one.
    const first = await startTestServer({ ...environment, ROLE: 'api' })
    const call = await openCaller(first, 'integrator@girassol.demo')
    const ids: number[] = []
    for (let count = 0; count < 3; count += 1) ids.push(await makeBudget(call))
    await call('POST', '/company/webhooks', { url: receiver.url, events: ['order.created'] })
    const placing = ids.map((id) => call('PATCH', `/v2/invoice/${id}/status`, { status: 'INVOICE' }).catch(() => null))
    await Promise.race(placing)
    await first.kill()
    await Promise.all(placing)
    expect(receiver.received).toEqual([])
    const second = await startTestServer(environment)
    try {
      const again = await openCaller(second, 'integrator@girassol.demo')
      const statuses = await Promise.all(ids.map((id) => again<OrderView>('GET', `/v2/invoice/${id}`)))
      const placed = statuses.filter(({ status }) => status === 'INVOICE').map(({ id }) => id)
      const readTold = () =>
        receiver.received.map(({ message }) => message.data.id).filter((id) => ids.includes(Number(id)))
      await expect.poll(() => readTold().length, { timeout: 20_000 }).toBeGreaterThanOrEqual(placed.length)
      expect(placed.length).toBeGreaterThan(0)
      expect(readTold().toSorted()).toEqual(placed.toSorted())
    } finally {
      await second.kill()
    }
  }, 120_000)
})
