import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { asOwner } from '../database/test-database.ts'
import { type Life, openLife } from '../features/orders/test-life.ts'
import { startOutsideSimulators } from './outside-simulators.ts'

let life: Life
beforeAll(async () => {
  life = await openLife('postgres')
})
afterAll(() => life.close())
afterEach(() => vi.useRealTimers())

test('C-50 the clockwork brings a paid order on until it is stopped, and outlives an error', async () => {
  const id = await life.orderAt('INVOICE_PAYED_ERP')
  let fails = true
  const clock = () => {
    if (fails) throw new Error('no clock')
    return new Date().toISOString()
  }
  const long = new Date(Date.now() - 60_000).toISOString()
  await asOwner(life.deps.connection, (tx) =>
    tx.updateTable('order_log').set({ created_at: long }).where('order_id', '=', id).execute(),
  )
  const onError = vi.fn(() => {
    fails = false
  })
  // Fakes only the interval timers, which vi.waitFor advances while it waits.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const stop = startOutsideSimulators({ ...life.deps, clock }, { paceSeconds: 1, onError })
  await vi.waitFor(async () => expect(await life.readStatus(id)).toBe('INVOICE_SEPARATE'), { timeout: 20_000 })
  await stop()
  expect(onError).toHaveBeenCalledTimes(1)
  expect(vi.getTimerCount()).toBe(0)
})
