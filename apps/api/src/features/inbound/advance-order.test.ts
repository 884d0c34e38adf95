import { advanceOrder } from '@girassol/contract/inbound'
import type { OrderStatus } from '@girassol/domain/orders'
import { isAccessKey } from '@girassol/domain/printing'
import { plusHours } from '@girassol/domain/shared'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { compose } from '../../app.ts'
import { asOwner, testedDatabases } from '../../database/test-database.ts'
import { demoPassword } from '../../demo-data/demo-accounts.ts'
import { advanceOnce, payOnce } from '../../jobs/outside-simulators.ts'
import type { Caller } from '../../test-application.ts'
import { noon } from '../cart/test-shop.ts'
import { type Life, openLife } from '../orders/test-life.ts'

const minute = 60

describe.each(testedDatabases)('the simulated outside systems on %s', (kind) => {
  let life: Life
  let administrator: Caller
  beforeAll(async () => {
    life = await openLife(kind)
    administrator = await life.as('administrator@girassol.demo')
  })
  afterAll(() => life.close())

  const advance = (id: number, to?: OrderStatus) =>
    administrator(advanceOrder, { params: { id }, body: to === undefined ? {} : { to } })

  const expected = [
    'INVOICE_ANALYSIS',
    'INVOICE_PAYED',
    'CONFIRMING_PAYMENT_ERP',
    'INVOICE_PAYED_ERP',
    'INVOICE_SEPARATE',
    'INVOICE_BILLED',
    'WAITING_DISPATCH',
    'INVOICE_DISPATCHED',
    'DELIVERY_IN_TRANSIT',
    'DELIVERY_AT_AFFILIATE',
    'DELIVERY_START',
    'DELIVERY_EN_ROUTE',
    'INVOICE_DELIVERED',
  ] as const

  test('C-50 an administrator advances a paid order through its life, one event per call', async () => {
    const id = await life.orderAt('INVOICE_APPROVED')
    for (const status of expected.slice(1)) expect((await advance(id)).json()).toEqual({ id, status })
    expect(await life.readInboundEvents(id)).toHaveLength(expected.length - 1)
    const { nf, nf_key, waybill_date, actual_estimated_delivery_date } = await life.read(id)
    expect([nf, isAccessKey(nf_key ?? '')]).toEqual([String(id), true])
    expect([waybill_date, actual_estimated_delivery_date]).toEqual(['2026-11-23', '2026-11-28'])
    const last = await advance(id)
    expect([last.statusCode, last.json().reason]).toEqual([409, 'waitsForPerson'])
  })

  test('C-50 an order can be advanced to a chosen status, unless a person has to act before', async () => {
    const id = await life.orderAt('INVOICE_PAYED')
    expect((await advance(id, 'INVOICE_DISPATCHED')).json()).toEqual({ id, status: 'INVOICE_DISPATCHED' })
    const financed = await life.orderAt('INVOICE_SEPARATE', { payment_method: 'FINANCING', financing_bank: 'BV' })
    const answer = await advance(financed, 'INVOICE_DELIVERED')
    expect([answer.statusCode, answer.json().message]).toEqual([
      409,
      'O pedido está “Faturado aguardando liberação” e espera a ação de uma pessoa.',
    ])
    expect(await life.readStatus(financed)).toBe('INVOICE_SEPARATE')
  })

  test.each([
    ['INVOICE_APPROVED', { payment_method: 'CREDIT_CARD' }, 'INVOICE_ANALYSIS'],
    ['INVOICE_PAYED_ERP', { is_future_sale: true }, 'FUTURE_SALE'],
    ['WAITING_DISPATCH', { address_type: 'pickup' }, 'INVOICE_DELIVERED'],
    ['PROCESSING_CANCELLATION', {}, 'INVOICE_CANCELED'],
    ['PROCESSING_DISASSEMBLY', { status_before: 'INVOICE_DELIVERED' }, 'INVOICE_RETURNED'],
    ['WAITING_APPROVAL', { is_triangulation: true }, 'WAITING_DISPATCH'],
  ] as const)('C-50 from %s %j it advances to %s', async (from, columns, to) => {
    const id = await life.orderAt(from, columns)
    expect((await advance(id)).json()).toEqual({ id, status: to })
  })

  test('C-50 automatic advance sends one event per interval and leaves requests to the ERP to the simulated ERP', async () => {
    const id = await life.orderAt('INVOICE_PAYED_ERP')
    const processing = await life.orderAt('PROCESSING')
    const deposited = await life.orderAt('INVOICE_APPROVED', { payment_method: 'DEPOSIT' })
    const old = await life.orderAt('WAITING_DISPATCH')
    await asOwner(life.deps.connection, (tx) =>
      tx
        .updateTable('order_log')
        .set({ created_at: plusHours(noon, -3) })
        .where('order_id', '=', old)
        .execute(),
    )
    const run = advanceOnce(minute)
    await run(life.deps)
    expect(await life.readStatus(id)).toBe('INVOICE_PAYED_ERP')
    const seen: string[] = []
    for (let step = 1; step <= 10; step += 1) {
      life.setNow(plusHours(noon, step / 60))
      await Promise.all([run(life.deps), run(life.deps)])
      seen.push(await life.readStatus(id))
    }
    life.setNow(noon)
    expect(seen).toEqual([...expected.slice(4), 'INVOICE_DELIVERED'])
    expect(await life.readStatus(processing)).toBe('PROCESSING')
    expect(await life.readStatus(deposited)).toBe('INVOICE_PAYED')
    expect(await life.readStatus(old)).toBe('WAITING_DISPATCH')
  })

  test('C-50 C-141 an approved order is paid once at the simulated gateway after a while; a financed one waits', async () => {
    const card = await life.orderAt('INVOICE_APPROVED', { payment_method: 'CREDIT_CARD', card1_installments: 2 })
    const financed = await life.orderAt('INVOICE_APPROVED', { payment_method: 'FINANCING' })
    const pay = payOnce(minute)
    await pay(life.deps)
    expect(await life.readStatus(card)).toBe('INVOICE_APPROVED')
    life.setNow(plusHours(noon, 2 / 60))
    await Promise.all([pay(life.deps), pay(life.deps)])
    life.setNow(noon)
    expect([await life.readStatus(card), await life.readStatus(financed)]).toEqual([
      'INVOICE_ANALYSIS',
      'INVOICE_APPROVED',
    ])
    expect((await life.readInboundEvents(card)).map(({ source, outcome }) => [source, outcome])).toEqual([
      ['payments', 'moved'],
    ])
  })

  test('C-50 it is absent where nothing is simulated, and only the administrator may use it', async () => {
    const id = await life.orderAt('INVOICE_PAYED_ERP')
    expect((await life.integrator(advanceOrder, { params: { id }, body: {} })).statusCode).toBe(403)
    const real = await compose({ ...life.deps, simulates: false })
    const payload = { email: 'administrator@girassol.demo', password: demoPassword }
    const { cookies } = await real.inject({ method: 'POST', url: '/api/auth/login', payload })
    const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
    const url = `/api/dev/erp/orders/${id}/advance`
    expect((await real.inject({ method: 'POST', url, headers: { cookie }, payload: {} })).statusCode).toBe(404)
    expect(await life.readStatus(id)).toBe('INVOICE_PAYED_ERP')
    await real.close()
  })
})
