import { type OrderStatus, orderStatusNames } from '@girassol/domain/orders'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApplication, testApplication } from '../test-application.ts'
import { demoStories } from './demo-orders-plan.ts'
import { loadDemoData } from './load-demo-data.ts'
import { loadDemoOrders } from './load-demo-orders.ts'

const now = '2026-11-23T15:00:00.000Z'

describe('the orders of the demonstration', () => {
  let application: TestApplication
  const failures: unknown[] = []
  const onError = (error: unknown, story: object) => failures.push([JSON.stringify(story), error])

  const load = () => loadDemoOrders(application.deps, { onError })
  const db = () => application.deps.connection.db

  beforeAll(async () => {
    application = await testApplication({ kind: 'postgres' })
    application.setNow(now)
    await loadDemoData(db(), now)
    const t = performance.now()
    const n = await load()
    console.log(n, Math.round(performance.now() - t), 'ms')
    for (const f of failures as [string, Error][]) console.log(f[0], f[1]?.stack?.slice(0, 600), JSON.stringify((f[1] as {details?: unknown}).details))
  }, 120_000)
  afterAll(() => application.close())

  test('every one', async () => {
    expect(failures).toEqual([])
  })
})
