import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type Life, openLife } from '../features/orders/test-life.ts'
import { startSimulatedOutside } from './simulated-outside.ts'

let life: Life
beforeAll(async () => {
  life = await openLife('postgres')
})
afterAll(() => life.close())

test('C-50 the clockwork brings a paid order on until it is stopped, and outlives an error', async () => {
  const id = await life.orderAt('INVOICE_PAYED_ERP')
  let fails = true
  const clock = () => {
    if (fails) throw new Error('no clock')
    return new Date().toISOString()
  }
  const long = new Date(Date.now() - 60_000).toISOString()
  await life.db.updateTable('order_log').set({ created_at: long }).where('order_id', '=', id).execute()
  const onError = vi.fn(() => {
    fails = false
  })
  const stop = startSimulatedOutside({ ...life.deps, clock }, { paceSeconds: 1, onError })
  await vi.waitFor(async () => expect(await life.statusOf(id)).toBe('INVOICE_SEPARATE'), { timeout: 20_000 })
  await stop()
  expect(onError).toHaveBeenCalledTimes(1)
  const stopped = await life.statusOf(id)
  await new Promise((resolve) => setTimeout(resolve, 2500))
  expect(await life.statusOf(id)).toBe(stopped)
})
