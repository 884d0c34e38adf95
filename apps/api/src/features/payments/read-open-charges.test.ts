import { receiveErpEvent, receivePaymentWebhook } from '@girassol/contract/inbound'
import { cancelOrder } from '@girassol/contract/order-approval'
import * as contract from '@girassol/contract/payments'
import type { PaymentMethod } from '@girassol/domain/payments'
import { plusHours } from '@girassol/domain/shared'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { testedDatabases } from '../../database/test-database.ts'
import { type SimulatedGateway, simulatedGateway } from '../../integrations/gateway/simulated-gateway.ts'
import { timetable } from '../../jobs/timetable.ts'
import type { Caller } from '../../test-application.ts'
import { noon, openShop, type Shop } from '../cart/test-shop.ts'
import { cancelCharges } from './cancel-charges.ts'
import { approvedOrder } from './test-payer.ts'

/** A gateway that does not answer about some charges; it sends no messages at all. */
const quietGateway = () => {
  const unanswered = new Set<string>()
  const gateway = simulatedGateway()
  const read = gateway.readCharge
  gateway.readCharge = async (id) => {
    if (unanswered.has(id)) throw new Error('HTTP 503')
    return read(id)
  }
  return { gateway, unanswered }
}

describe.each(testedDatabases)('charges whose messages were lost, on %s', (kind) => {
  let shop: Shop
  let integrator: Caller
  let financial: Caller
  let gateway: SimulatedGateway
  let unanswered: Set<string>

  beforeAll(async () => {
    const quiet = quietGateway()
    gateway = quiet.gateway
    unanswered = quiet.unanswered
    shop = await openShop(kind, { ports: { gateway }, demo: false })
    integrator = await shop.as('integrator@girassol.demo')
    financial = await shop.as('financial@girassol.demo')
  })
  afterAll(() => shop.close())
  afterEach(() => {
    unanswered.clear()
    shop.setNow(noon)
  })

  const charged = async (method: PaymentMethod, more = {}) => {
    const id = await approvedOrder({ shop, call: integrator }, method, more)
    const open = method === 'PIX' ? contract.openPix : contract.openCheckout
    expect((await integrator(open, { params: { id } })).statusCode).toBe(200)
    return { id, gatewayId: (await readCharges(id))[0]?.gateway_id ?? '' }
  }
  const readCharges = (id: number) =>
    shop.db.selectFrom('order_charge').selectAll().where('order_id', '=', id).orderBy('id').execute()
  const readOrder = (id: number) =>
    shop.db.selectFrom('orders').select(['status', 'barcode_url']).where('id', '=', id).executeTakeFirstOrThrow()
  const readStatus = async (id: number) => (await readOrder(id)).status
  const readLog = async (id: number) => {
    const rows = await shop.db.selectFrom('order_log').select('description').where('order_id', '=', id).execute()
    return rows.map(({ description }) => description)
  }
  const run = (name: string, hours: number) => {
    const job = timetable.find((each) => each.name === name)
    if (!job) throw new Error(`no job ${name}`)
    shop.setNow(plusHours(noon, hours))
    return job.run(shop.deps)
  }
  const readOpen = (minutes = 11) => run('read-open-charges', minutes / 60)
  /** Delivers the effects of this order that wait in the outbox. */
  const deliver = async (id: number) => {
    const jobs = await shop.deps.boss.fetch<{ orderId: number }>('gateway.cancel-charges', { batchSize: 100 })
    const mine = jobs.filter(({ data }) => data.orderId === id)
    for (const { data } of mine) await cancelCharges(shop.deps, data)
    return mine.length
  }

  test('REL-012 a paid charge whose message was lost pays its order within one round, once', async () => {
    const { id, gatewayId } = await charged('PIX')
    await gateway.settle(gatewayId, { state: 'PAID' })
    await readOpen(9)
    expect(await readStatus(id)).toBe('INVOICE_APPROVED')
    await Promise.all([readOpen(), readOpen()])
    await readOpen(26)
    expect(await readStatus(id)).toBe('INVOICE_PAYED')
    expect((await readLog(id)).filter((line) => line === 'Pagamento recebido')).toHaveLength(1)
  })

  test('REL-012 C-87 a second card on a page where the first was refused pays, too', async () => {
    const { id, gatewayId } = await charged('CREDIT_CARD')
    await gateway.settle(gatewayId, { state: 'REFUSED' })
    await readOpen()
    expect((await readCharges(id))[0]?.state).toBe('REFUSED')
    await gateway.settle(gatewayId, { state: 'PAID' })
    await readOpen(26)
    expect(await readStatus(id)).toBe('INVOICE_ANALYSIS')
  })

  test('REL-012 one charge that cannot be read stops no other, and the job says so', async () => {
    const [lost, paid] = [await charged('PIX'), await charged('PIX')]
    for (const { gatewayId } of [lost, paid]) await gateway.settle(gatewayId, { state: 'PAID' })
    unanswered.add(lost.gatewayId)
    await expect(readOpen()).rejects.toThrow('charges failed')
    expect([await readStatus(lost.id), await readStatus(paid.id)]).toEqual(['INVOICE_APPROVED', 'INVOICE_PAYED'])
    unanswered.clear()
    await readOpen()
    expect(await readStatus(lost.id)).toBe('INVOICE_PAYED')
  })

  test('REL-012 no transaction is open while the gateway is read', async () => {
    const { gatewayId } = await charged('PIX')
    const read = gateway.readCharge
    const isolated: unknown[] = []
    gateway.readCharge = async (given) => {
      // With the one connection of the embedded database this would wait for ever inside a transaction.
      if (given === gatewayId) isolated.push(await shop.db.selectFrom('orders').select('id').limit(1).execute())
      return read(given)
    }
    await readOpen().finally(() => {
      gateway.readCharge = read
    })
    expect(isolated).toHaveLength(1)
  })

  test('REL-012 C-140 a charge that the gateway does not know waits for an administrator, once', async () => {
    const { id } = await charged('PIX')
    await shop.db
      .updateTable('order_charge')
      .set({ gateway_id: `or_gone${id}` })
      .where('order_id', '=', id)
      .execute()
    await readOpen()
    await readOpen(26)
    const dead = await shop.db
      .selectFrom('inbound_event')
      .select('reason')
      .where('key', 'like', `%or_gone${id}%`)
      .where('outcome', '=', 'dead')
      .execute()
    expect(dead).toEqual([{ reason: 'O gateway não conhece esta cobrança.' }])
    await shop.db.deleteFrom('order_charge').where('order_id', '=', id).execute()
  })

  const daysLater = 24 * 20

  test('REL-012 ORD-093 a paid order is never cancelled as unpaid, even if its message was lost', async () => {
    const { id, gatewayId } = await charged('PIX')
    await gateway.settle(gatewayId, { state: 'PAID' })
    await run('cancel-unpaid-orders', daysLater)
    expect(await readStatus(id)).toBe('INVOICE_PAYED')
  })

  test('REL-012 an order is not cancelled while the gateway is silent about its charge', async () => {
    const { id, gatewayId } = await charged('PIX')
    unanswered.add(gatewayId)
    await expect(run('cancel-unpaid-orders', daysLater)).rejects.toThrow('orders failed')
    expect(await readStatus(id)).toBe('INVOICE_APPROVED')
    unanswered.clear()
    await run('cancel-unpaid-orders', daysLater)
    expect(await readStatus(id)).toBe('PROCESSING_CANCELLATION')
  })

  test('REL-012 C-235 an order with a payment of another amount is not cancelled as unpaid', async () => {
    const { id, gatewayId } = await charged('PIX')
    await gateway.settle(gatewayId, { state: 'MISMATCHED', paidCents: 719_799 })
    await run('cancel-unpaid-orders', daysLater)
    expect(await readStatus(id)).toBe('INVOICE_APPROVED')
  })

  const cancelled = {
    'a user': async (id: number) =>
      void (await financial(cancelOrder, { params: { id }, body: { reason: 'Desistiu.' } })),
    'the clock': () => run('cancel-unpaid-orders', daysLater),
    'the ERP': async (id: number) => {
      await shop.db.updateTable('orders').set({ status: 'INVOICE_PAYMENT_ERROR' }).where('id', '=', id).execute()
      const data = { reason: 'Sem crédito.' }
      await shop.signed(receiveErpEvent, { invoiceId: id, event: 'PAYMENT_GIVEN_UP', data })
    },
  }

  test.each(Object.keys(cancelled) as (keyof typeof cancelled)[])(
    'REL-012 the old Pix of an order that %s cancelled cannot be paid',
    async (who) => {
      const { id, gatewayId } = await charged('PIX')
      await cancelled[who](id)
      expect(await deliver(id)).toBe(1)
      expect((await readCharges(id)).map(({ state }) => state)).toEqual(['CANCELED'])
      await expect(gateway.settle(gatewayId, { state: 'PAID' })).rejects.toThrow('cancelled')
      expect(await readLog(id)).toContain('Cobrança cancelada no gateway')
    },
  )

  test('REL-012 E22 a Pix that was paid before it could be cancelled is owed back', async () => {
    const { id, gatewayId } = await charged('PIX')
    await cancelled['a user'](id)
    await gateway.settle(gatewayId, { state: 'PAID' })
    await deliver(id)
    expect(await readStatus(id)).toBe('INVOICE_CANCELED_PAID')
  })

  test('REL-012 E19 PAY-040 after a refused cancellation the order is paid with a new boleto', async () => {
    const { id } = await charged('BARCODE')
    expect((await readOrder(id)).barcode_url).not.toBeNull()
    await cancelled['a user'](id)
    await deliver(id)
    expect((await readOrder(id)).barcode_url).toBeNull()
    const refusal = { invoiceId: id, event: 'CANCELLATION_REFUSED', data: { reason: 'Nota já emitida.' } }
    await shop.signed(receiveErpEvent, refusal)
    await integrator(contract.openCheckout, { params: { id } })
    expect((await readCharges(id)).map(({ state }) => state)).toEqual(['CANCELED', 'OPEN'])
    expect((await readOrder(id)).barcode_url).not.toBeNull()
    await cancelCharges(shop.deps, { orderId: id })
    expect((await readCharges(id)).at(-1)?.state).toBe('OPEN')
  })

  test('REL-012 an effect that the gateway refuses is delivered again', async () => {
    const { id, gatewayId } = await charged('PIX')
    await shop.db.updateTable('orders').set({ status: 'INVOICE_CANCELED' }).where('id', '=', id).execute()
    const cancel = gateway.cancelCharge
    gateway.cancelCharge = gateway.readCharge
    await expect(cancelCharges(shop.deps, { orderId: id })).rejects.toThrow('1 of 1 charges failed')
    gateway.cancelCharge = cancel
    await cancelCharges(shop.deps, { orderId: id })
    expect(await gateway.readCharge(gatewayId)).toMatchObject({ state: 'CANCELED' })
  })

  test('REL-012 an earlier Pix of an order that was paid by a later one cannot be paid again', async () => {
    const { id, gatewayId } = await charged('PIX')
    await shop.db.updateTable('orders').set({ status: 'INVOICE_PAYED' }).where('id', '=', id).execute()
    await readOpen()
    expect((await readCharges(id))[0]?.state).toBe('CANCELED')
    expect(await gateway.readCharge(gatewayId)).toMatchObject({ state: 'CANCELED' })
  })

  test('REL-012 six hours without a message are reported to financial and administrators, once a silence', async () => {
    await shop.db.deleteFrom('order_charge').execute()
    const silences = async () => {
      const rows = await shop.db
        .selectFrom('notification')
        .innerJoin('app_user', 'app_user.id', 'notification.user_id')
        .select('email')
        .where('title', '=', 'Gateway sem mensagens')
        .execute()
      return rows.map(({ email }) => email).toSorted()
    }
    const report = (hours: number) => run('report-gateway-silence', hours)
    const readers = ['administrator@girassol.demo', 'financial@girassol.demo']
    await report(30)
    expect(await silences()).toEqual([])
    shop.setNow(noon)
    const { gatewayId } = await charged('PIX')
    await shop.signed(
      receivePaymentWebhook,
      { id: 'silence_1', type: 'order.created', data: { id: gatewayId } },
      'payments',
    )
    await report(5.9)
    expect(await silences()).toEqual([])
    await Promise.all([report(6.1), report(6.1)])
    await report(30)
    expect(await silences()).toEqual(expect.arrayContaining(readers))
    const first = (await silences()).length
    shop.setNow(plusHours(noon, 31))
    await shop.signed(
      receivePaymentWebhook,
      { id: 'silence_2', type: 'order.created', data: { id: gatewayId } },
      'payments',
    )
    await report(36)
    expect(await silences()).toHaveLength(first)
    await report(38)
    expect(await silences()).toHaveLength(2 * first)
  })
})
