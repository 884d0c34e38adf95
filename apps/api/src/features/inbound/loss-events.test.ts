import { listDeadLetters, receiveErpEvent, receivePaymentWebhook } from '@girassol/contract/inbound'
import { openPix } from '@girassol/contract/payments'
import { receiveFreightEvent } from '@girassol/contract/shipping'
import { type OrderStatus, orderStatusNames } from '@girassol/domain/orders'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testedDatabases } from '../../database/test-database.ts'
import { isSimulatedGateway } from '../../integrations/gateway/simulated-gateway.ts'
import { noon } from '../cart/test-shop.ts'
import { type Life, openLife } from '../orders/test-life.ts'

const reason = 'Contestado pelo banco.'
const fretefyCode = 'CARGA-PERDIDA'

describe.each(testedDatabases)('events that mean a loss, on %s', (kind) => {
  let life: Life
  let orderId: number
  let gatewayId: string
  let sent = 0

  beforeAll(async () => {
    life = await openLife(kind)
    orderId = await life.orderAt('INVOICE_APPROVED', { fretefy_code: fretefyCode })
    await life.integrator(openPix, { params: { id: orderId } })
    const charge = await life.db.selectFrom('order_charge').select('gateway_id').executeTakeFirstOrThrow()
    gatewayId = charge.gateway_id ?? ''
  })
  afterAll(() => life.close())

  const at = async (status: OrderStatus) => {
    await life.db.deleteFrom('inbound_event').execute()
    await life.db.deleteFrom('notification').execute()
    const facts = { money_in_at: noon, status_before: null, payment_method: 'PIX' } as const
    await life.db
      .updateTable('orders')
      .set({ ...facts, status })
      .where('id', '=', orderId)
      .execute()
    const paid = { state: 'PAID', paid_cents: 719_800 } as const
    await life.db.updateTable('order_charge').set(paid).where('order_id', '=', orderId).execute()
  }
  const sendErp = (event: string, data = {}) => {
    sent += 1
    return life.signed(receiveErpEvent, { id: `loss-${sent}`, invoiceId: orderId, event, data })
  }
  const sendFreight = (event: string) => {
    sent += 1
    const date = new Date(Date.parse(noon) + sent * 1000).toISOString()
    return life.signed(receiveFreightEvent, { fretefyCode, event, date }, 'freight')
  }
  const sendGateway = async (state: 'REVERSED' | 'CANCELED') => {
    const { gateway } = life.deps.ports
    if (!isSimulatedGateway(gateway)) throw new Error('the test needs the simulated gateway')
    await gateway.settle(gatewayId, { state: 'OPEN' })
    await gateway.settle(gatewayId, { state })
    sent += 1
    const hook = { id: `loss-${sent}`, type: 'charge.refunded', data: { id: 'ch_1', order: { id: gatewayId } } }
    return life.signed(receivePaymentWebhook, hook, 'payments')
  }

  const losses = {
    'ERP: returned': { by: () => sendErp('RETURNED'), to: 'financial' },
    'ERP: canceled': { by: () => sendErp('CANCELED'), to: 'financial' },
    'ERP: payment that went back': { by: () => sendErp('PAYMENT_MISMATCH', { reason }), to: 'financial' },
    'ERP: payment given up': { by: () => sendErp('PAYMENT_GIVEN_UP', { reason }), to: 'financial' },
    'ERP: incomplete data': { by: () => sendErp('PAYMENT_MISMATCH'), to: 'financial' },
    'gateway: refunded or charged back': { by: () => sendGateway('REVERSED'), to: 'financial' },
    'gateway: canceled after it was paid': { by: () => sendGateway('CANCELED'), to: 'financial' },
    'carrier: returned': { by: () => sendFreight('RETURNED'), to: 'logistics' },
    'carrier: canceled': { by: () => sendFreight('CANCELLED'), to: 'logistics' },
  } as const

  const listed = () =>
    life.db
      .selectFrom('inbound_event')
      .select(['outcome', 'order_id', 'reason'])
      .where('outcome', '=', 'dead')
      .execute()

  describe.each(Object.keys(losses) as (keyof typeof losses)[])('%s', (name) => {
    test.each(orderStatusNames)('REL-008 C-235 moves an order in %s, or is listed and reported', async (status) => {
      await at(status)
      const { by, to } = losses[name]
      const answer = await by()
      expect(answer.statusCode).toBe(202)
      if (answer.json().outcome === 'moved') {
        expect([await listed(), (await life.readStatus(orderId)) !== status]).toEqual([[], true])
        return
      }
      expect(await listed()).toEqual([{ outcome: 'dead', order_id: orderId, reason: expect.stringMatching(/\w/) }])
      expect(await life.readStatus(orderId)).toBe(status)
      expect(await life.readNotices(orderId)).toContainEqual({
        type: 'INVOICE',
        title: 'Mensagem a tratar',
        email: `${to}@girassol.demo`,
      })
    })
  })

  test('REL-008 the administrator sees the message with the number of its order', async () => {
    await at('INVOICE_SEPARATE')
    await sendErp('RETURNED')
    const administrator = await life.as('administrator@girassol.demo')
    const [letter] = (await administrator(listDeadLetters)).json().data
    expect(letter).toMatchObject({ invoiceId: orderId, event: 'RETURNED' })
  })

  test('REL-008 a loss of an order or a cargo that nobody knows is reported, too', async () => {
    await at('INVOICE_SEPARATE')
    await life.signed(receiveErpEvent, { id: 'loss-unknown', invoiceId: 999_999, event: 'RETURNED' })
    const date = '2026-11-23T14:00:00.000Z'
    await life.signed(receiveFreightEvent, { fretefyCode: 'NENHUMA', event: 'RETURNED', date }, 'freight')
    const rows = await life.db.selectFrom('notification').select('message').distinct().execute()
    expect(rows.map(({ message }) => message).toSorted()).toEqual([
      'Nenhum pedido tem o código NENHUMA no Fretefy.',
      'Pedido 999999 não encontrado.',
    ])
  })

  test('REL-008 C-50 the same message again is not reported again, and other late events are only acknowledged', async () => {
    await at('INVOICE_SEPARATE')
    const message = { id: 'loss-again', invoiceId: orderId, event: 'RETURNED' }
    await life.signed(receiveErpEvent, message)
    const reported = (await life.readNotices(orderId)).length
    expect((await life.signed(receiveErpEvent, message)).json().outcome).toBe('repeated')
    await sendErp('PAYMENT_CONFIRMED')
    expect(await life.readNotices(orderId)).toHaveLength(reported)
    expect(await listed()).toHaveLength(1)
  })
})
