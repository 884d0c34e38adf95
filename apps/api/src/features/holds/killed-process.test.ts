import type { HoldView } from '@girassol/contract/holds'
import type { OrderView } from '@girassol/contract/orders'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bothDatabases, createTestEnvironment } from '../../database/test-database.ts'
import { openCaller, type ServerCall, startTestServer } from '../../test-server.ts'

/** A budget of a panel and an inverter that holds both. */
const heldBudget = async (call: ServerCall): Promise<number> => {
  const { id } = await call<OrderView>('POST', '/v2/invoice/cart', {})
  for (const erpCode of ['10010005', '10100003']) await call('POST', '/v2/invoice/cart/item', { erpCode, quantity: 1 })
  const customers = await call<{ data: { id: number }[] }>('GET', '/v2/invoice/customer')
  const choice = { customerId: customers.data[0]?.id, addressType: 'pickup', paymentMethod: 'PIX' }
  await call('PATCH', `/v2/invoice/cart/${id}`, choice)
  await call('POST', `/v2/invoice/budget/${id}`)
  await call('POST', `/v2/invoice/${id}/hold`, { hours: 24 })
  return id
}

const readBoth = async (call: ServerCall, id: number) => {
  const { status } = await call<OrderView>('GET', `/v2/invoice/${id}`)
  const { state } = await call<HoldView>('GET', `/v2/invoice/${id}/hold`)
  return `${status} ${state}`
}

describe.each(bothDatabases)('a process that is killed while budgets become orders, on %s', (kind) => {
  let environment: Record<string, string> = {}
  let tidy = async () => undefined as unknown

  beforeAll(async () => {
    const created = await createTestEnvironment(kind)
    environment = created.environment
    tidy = created.remove
  })
  afterAll(() => tidy())

  test('HOLD-007 after kill -9 an order uses its hold, or both the budget and its hold are as before', async () => {
    const first = await startTestServer(environment)
    const call = await openCaller(first, 'integrator@girassol.demo')
    const ids: number[] = []
    for (let count = 0; count < 5; count += 1) ids.push(await heldBudget(call))
    const placing = ids.map((id) => call('PATCH', `/v2/invoice/${id}/status`, { status: 'INVOICE' }).catch(() => null))
    await Promise.race(placing)
    await first.kill()
    await Promise.all(placing)
    const second = await startTestServer(environment)
    try {
      const again = await openCaller(second, 'integrator@girassol.demo')
      const found: string[] = []
      for (const id of ids) found.push(await readBoth(again, id))
      expect(found).toContain('INVOICE USED')
      for (const each of found) expect(['INVOICE USED', 'BUDGET ACTIVE']).toContain(each)
    } finally {
      await second.kill()
    }
  }, 120_000)
})
