import { listDeadLetters, receiveErpEvent, receivePaymentWebhook, retryDeadLetter } from '@girassol/contract/inbound'
import { openPix } from '@girassol/contract/payments'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bothDatabases } from '../../database/test-database.ts'
import { isSimulatedGateway } from '../../integrations/gateway/simulated-gateway.ts'
import type { Caller } from '../../test-application.ts'
import { type Life, openLife } from '../orders/test-life.ts'

describe.each(bothDatabases)('messages with the id of another message, on %s', (kind) => {
  let life: Life
  let administrator: Caller
  beforeAll(async () => {
    life = await openLife(kind)
    administrator = await life.as('administrator@girassol.demo')
  })
  afterAll(() => life.close())

  const send = async (body: object) => (await life.signed(receiveErpEvent, body)).json()
  const listDead = async () => (await administrator(listDeadLetters)).json().data
  const countReports = async (id: number) =>
    (await life.readNotices(id)).filter(({ title, email }) => `${title} ${email}` === report).length
  const report = 'Mensagem a tratar financial@girassol.demo'
  const reason = 'O evento RETURNED chegou com o número de outra mensagem. Confira o pedido antes de tentar de novo.'

  test('C-235 REL-008 a loss with a used id is listed and told to FINANCIAL, and moves its order when retried', async () => {
    const sent = await life.orderAt('WAITING_DISPATCH')
    const returned = await life.orderAt('INVOICE_DELIVERED')
    const data = { waybillDate: '2026-11-23' }
    expect((await send({ id: 'same-id', invoiceId: sent, event: 'DISPATCHED', data })).outcome).toBe('moved')
    const loss = { id: 'same-id', invoiceId: returned, event: 'RETURNED' }
    expect(await send(loss)).toEqual({ outcome: 'dead', reason })
    expect(await life.readStatus(returned)).toBe('INVOICE_DELIVERED')
    const [letter] = await listDead()
    expect(letter).toMatchObject({ invoiceId: returned, event: 'RETURNED', reason })
    expect(await countReports(returned)).toBe(1)
    const again = await administrator(retryDeadLetter, { params: { id: letter.id } })
    expect(again.json().outcome).toBe('moved')
    expect(await life.readStatus(returned)).toBe('INVOICE_RETURNED')
  })

  test('C-235 C-50 such a message is listed and told once, even when it arrives three times at once', async () => {
    const id = await life.orderAt('INVOICE_DELIVERED')
    await send({ id: `used-${id}`, invoiceId: id, event: 'DELIVERED' })
    const loss = { id: `used-${id}`, invoiceId: id, event: 'RETURNED' }
    const answers = await Promise.all([send(loss), send(loss), send(loss)])
    expect(answers.map(({ outcome }) => outcome).toSorted()).toEqual(['dead', 'repeated', 'repeated'])
    expect(await countReports(id)).toBe(1)
    expect((await send({ id: `used-${id}`, invoiceId: id, event: 'DELIVERED' })).outcome).toBe('repeated')
  })

  test('C-235 a message with other data is another message', async () => {
    const id = await life.orderAt('INVOICE_SEPARATE')
    const nfKey = '35261111222333000181550010000104821500104827'
    const bill = (nf: string) => send({ id: `bill-${id}`, invoiceId: id, event: 'BILLED', data: { nf, nfKey } })
    expect((await bill('7')).outcome).toBe('moved')
    expect((await bill('8')).outcome).toBe('dead')
    expect((await life.read(id)).nf).toBe('7')
  })

  test('C-50 a repeat whose fields are in another order, or that says when it was sent, is a repeat', async () => {
    const id = await life.orderAt('WAITING_DISPATCH')
    const data = { waybillDate: '2026-11-23', estimatedDeliveryDate: '2026-11-30' }
    const first = { id: `sent-${id}`, invoiceId: id, event: 'DISPATCHED', data, sentAt: '2026-11-23T15:00:00Z' }
    expect((await send(first)).outcome).toBe('moved')
    const turned = { estimatedDeliveryDate: data.estimatedDeliveryDate, waybillDate: data.waybillDate }
    const second = {
      data: turned,
      event: 'DISPATCHED',
      invoiceId: id,
      id: `sent-${id}`,
      sentAt: '2026-11-23T15:01:00Z',
    }
    expect((await send(second)).outcome).toBe('repeated')
    expect(await life.readInboundEvents(id)).toHaveLength(1)
  })

  test('C-235 a hook of the gateway with a used id and another charge pays the order of that charge', async () => {
    const [first = 0, second = 0] = [await life.orderAt('INVOICE_APPROVED'), await life.orderAt('INVOICE_APPROVED')]
    for (const id of [first, second]) await life.integrator(openPix, { params: { id } })
    const readCharge = async (id: number) => {
      const row = life.db.selectFrom('order_charge').select('gateway_id').where('order_id', '=', id)
      return (await row.executeTakeFirstOrThrow()).gateway_id ?? ''
    }
    const hook = async (id: number) => {
      const gatewayId = await readCharge(id)
      await settle(gatewayId)
      const body = { id: 'hook-used', type: 'charge.paid', data: { id: 'ch_1', order: { id: gatewayId } } }
      return (await life.signed(receivePaymentWebhook, body, 'payments')).json().outcome
    }
    const settle = async (gatewayId: string) => {
      const { gateway } = life.deps.ports
      if (!isSimulatedGateway(gateway)) throw new Error('the test needs the simulated gateway')
      await gateway.settle(gatewayId, { state: 'PAID' })
    }
    expect([await hook(first), await hook(second), await hook(first)]).toEqual(['moved', 'moved', 'repeated'])
    expect(await life.readStatus(second)).toBe('INVOICE_PAYED')
  })
})
