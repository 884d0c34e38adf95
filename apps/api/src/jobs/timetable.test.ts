import { plusHours } from '@girassol/domain/shared'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { testedDatabases } from '../database/test-database.ts'
import { noon } from '../features/cart/test-shop.ts'
import { type Life, openLife } from '../features/orders/test-life.ts'
import { timetable } from './timetable.ts'

/** An hour of a day in São Paulo. */
const day = (name: string, hour = 12) => `${name}T${String(hour + 3).padStart(2, '0')}:00:00.000Z`

describe.each(testedDatabases)('scheduled changes of orders, on %s', (kind) => {
  let life: Life
  beforeAll(async () => {
    life = await openLife(kind)
  })
  afterAll(() => life.close())
  afterEach(() => life.setNow(noon))

  /** Runs a job at an instant, twice at once and once more: the effects are the same as after one run. */
  const runAt = async (name: string, instant: string) => {
    const job = timetable.find((each) => each.name === name)
    if (!job) throw new Error(`no job ${name}`)
    life.setNow(instant)
    await Promise.all([job.run(life.deps), job.run(life.deps)])
    await job.run(life.deps)
  }
  const mine = async (id: number, type: string) =>
    (await life.readNotices(id))
      .filter((notice) => notice.type === type && notice.email === 'integrator@girassol.demo')
      .map(({ title }) => title)
  const listMoves = async (id: number) => (await life.readLog(id)).map(({ to_status }) => to_status)

  test('BUD-017 C-63 E1 a budget expires at 168 hours, not a minute before, and is logged and notified once', async () => {
    const id = await life.budget()
    await runAt('expire-budgets', plusHours(noon, 168 - 1 / 60))
    expect(await life.readStatus(id)).toBe('BUDGET')
    await runAt('expire-budgets', plusHours(noon, 168))
    expect(await life.readStatus(id)).toBe('BUDGET_EXPIRED')
    expect((await life.readLog(id)).at(-1)).toMatchObject({
      author: 'Sistema',
      from_status: 'BUDGET',
      to_status: 'BUDGET_EXPIRED',
      description: 'Orçamento expirado',
    })
    expect((await listMoves(id)).filter((status) => status === 'BUDGET_EXPIRED')).toHaveLength(1)
    expect(await mine(id, 'BUDGET_EXPIRATION')).toEqual(['Orçamento expirado'])
  })

  test('C-111 its seller is notified once a day before it expires, even after deleting the notification', async () => {
    const id = await life.budget()
    await runAt('remind-of-budgets', plusHours(noon, 143.9))
    expect(await mine(id, 'BUDGET_EXPIRATION')).toEqual([])
    await runAt('remind-of-budgets', plusHours(noon, 144))
    expect(await mine(id, 'BUDGET_EXPIRATION')).toEqual(['Orçamento expira em breve'])
    await life.db.deleteFrom('notification').where('order_id', '=', id).execute()
    await runAt('remind-of-budgets', plusHours(noon, 150))
    expect(await mine(id, 'BUDGET_EXPIRATION')).toEqual([])
  })

  test('C-63 C-111 a budget that is saved again gets a new validity and a new notification', async () => {
    const id = await life.budget()
    await runAt('remind-of-budgets', plusHours(noon, 150))
    const saved = plusHours(noon, 160)
    await life.db.updateTable('orders').set({ finished_at: saved }).where('id', '=', id).execute()
    await runAt('expire-budgets', plusHours(noon, 170))
    expect(await life.readStatus(id)).toBe('BUDGET')
    await runAt('remind-of-budgets', plusHours(saved, 145))
    expect(await mine(id, 'BUDGET_EXPIRATION')).toEqual(['Orçamento expira em breve', 'Orçamento expira em breve'])
  })

  // Due on Thursday 19 November; Friday is a holiday; two bank days are Monday and Tuesday.
  const slip = { payment_method: 'BARCODE', payment_due_date: '2026-11-19', approved_at: day('2026-11-12') } as const

  test('ORD-093 C-62 E20 an unpaid order is cancelled when two bank days after its due day are over', async () => {
    const id = await life.orderAt('INVOICE_APPROVED', slip)
    await runAt('cancel-unpaid-orders', day('2026-11-24', 20))
    expect(await life.readStatus(id)).toBe('INVOICE_APPROVED')
    await runAt('cancel-unpaid-orders', day('2026-11-25', 6))
    expect(await life.read(id)).toMatchObject({ status: 'PROCESSING_CANCELLATION', status_before: 'INVOICE_APPROVED' })
    expect((await life.readLog(id)).at(-1)).toMatchObject({
      author: 'Sistema',
      description: 'Cancelado por falta de pagamento',
    })
    expect((await listMoves(id)).filter((status) => status === 'PROCESSING_CANCELLATION')).toHaveLength(1)
    expect(await mine(id, 'INVOICE_EXPIRATION')).toEqual(['Pedido cancelado por falta de pagamento'])
  })

  test('C-62 without a due day five bank days count from the approval', async () => {
    const id = await life.orderAt('INVOICE_APPROVED', { payment_method: 'PIX', approved_at: day('2026-11-16') })
    await runAt('cancel-unpaid-orders', day('2026-11-26'))
    expect(await life.readStatus(id)).toBe('INVOICE_APPROVED')
    await runAt('cancel-unpaid-orders', day('2026-11-27'))
    expect(await life.readStatus(id)).toBe('PROCESSING_CANCELLATION')
  })

  test.each([
    ['financed', { payment_method: 'FINANCING', financing_bank: 'BV' }],
    ['paid by deposit', { payment_method: 'DEPOSIT' }],
    ['released by Financial', { payment_method: 'OTHERS' }],
  ] as const)('C-62 an order that is %s is never cancelled automatically', async (_what, columns) => {
    const id = await life.orderAt('INVOICE_APPROVED', { ...slip, ...columns })
    await runAt('cancel-unpaid-orders', day('2027-06-01'))
    expect(await life.readStatus(id)).toBe('INVOICE_APPROVED')
  })

  test('C-111 its seller is notified once on the day before the cancellation', async () => {
    const id = await life.orderAt('INVOICE_APPROVED', slip)
    await runAt('remind-of-unpaid-orders', day('2026-11-23'))
    expect(await mine(id, 'INVOICE_EXPIRATION')).toEqual([])
    await runAt('remind-of-unpaid-orders', day('2026-11-24'))
    expect(await mine(id, 'INVOICE_EXPIRATION')).toEqual(['Pedido será cancelado'])
  })

  test('ORD-093 an order that cannot be cancelled does not block the others, and the job reports it', async () => {
    const [first, second] = [await life.orderAt('INVOICE_APPROVED', slip), await life.orderAt('INVOICE_APPROVED', slip)]
    const job = timetable.find(({ name }) => name === 'cancel-unpaid-orders')
    life.setNow(day('2026-11-25'))
    const failing = { ...life.deps, boss: failingFor(life.deps.boss, first) }
    await expect(job?.run(failing)).rejects.toThrow('orders failed')
    expect([await life.readStatus(first), await life.readStatus(second)]).toEqual([
      'INVOICE_APPROVED',
      'PROCESSING_CANCELLATION',
    ])
  })
})

type Boss = Life['deps']['boss']

const isAbout = (payload: unknown, orderId: number): boolean =>
  typeof payload === 'object' && payload !== null && 'orderId' in payload && payload.orderId === orderId

/** A queue that accepts nothing about one order. */
const failingFor = (boss: Boss, orderId: number): Boss =>
  new Proxy(boss, {
    get: (target, name) => {
      if (name !== 'send') return Reflect.get(target, name)
      return (...given: Parameters<Boss['send']>) => {
        return given.some((each) => isAbout(each, orderId))
          ? Promise.reject(new Error('the queue is down'))
          : Reflect.apply(target.send, target, given)
      }
    },
  })
