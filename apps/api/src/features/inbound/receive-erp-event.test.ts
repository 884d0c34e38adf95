import { receiveErpEvent } from '@girassol/contract/inbound'
import type { OrderStatus } from '@girassol/domain/orders'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testedDatabases } from '../../database/test-database.ts'
import { emptied, noon } from '../cart/test-shop.ts'
import { type Life, openLife } from '../orders/test-life.ts'

const key = '35261111222333000181550010000104821500104827'

describe.each(testedDatabases)('ERP events of an order, on %s', (kind) => {
  let life: Life
  beforeAll(async () => {
    life = await openLife(kind)
  })
  afterAll(() => life.close())

  const sendEvent = async (invoiceId: number, event: string, more: { data?: object; id?: string } = {}) => {
    const answer = await life.signed(receiveErpEvent, { invoiceId, event, ...more })
    expect(answer.statusCode).toBe(202)
    return answer.json() as { outcome: string; reason: string | null }
  }

  test('C-50 E12 an event moves the order, and the log names the ERP as its author', async () => {
    const id = await life.orderAt('INVOICE_PAYED_ERP')
    expect(await sendEvent(id, 'PICKING_STARTED')).toEqual({ outcome: 'moved', reason: null })
    expect(await life.readStatus(id)).toBe('INVOICE_SEPARATE')
    expect((await life.readLog(id)).at(-1)).toEqual({
      author: 'ERP',
      user_id: null,
      from_status: 'INVOICE_PAYED_ERP',
      to_status: 'INVOICE_SEPARATE',
      description: 'Separação iniciada',
    })
    expect(await life.readInboundEvents(id)).toMatchObject([
      { source: 'erp', event: 'PICKING_STARTED', outcome: 'moved' },
    ])
  })

  test('C-50 E13 an event stores its data in the order', async () => {
    const id = await life.orderAt('INVOICE_SEPARATE')
    await sendEvent(id, 'BILLED', { data: { nf: '10482', nfKey: key } })
    expect(await life.read(id)).toMatchObject({ status: 'INVOICE_BILLED', nf: '10482', nf_key: key })
    await sendEvent(id, 'READY_TO_LEAVE')
    await sendEvent(id, 'DISPATCHED', { data: { waybillDate: '2026-11-23', estimatedDeliveryDate: '2026-11-30' } })
    expect(await life.read(id)).toMatchObject({
      status: 'INVOICE_DISPATCHED',
      waybill_date: '2026-11-23',
      actual_estimated_delivery_date: '2026-11-30',
    })
  })

  test('C-111 the seller is notified of the dispatch once', async () => {
    const id = await life.orderAt('WAITING_DISPATCH')
    const data = { waybillDate: '2026-11-23' }
    await sendEvent(id, 'DISPATCHED', { data, id: `dispatch-${id}` })
    await sendEvent(id, 'DISPATCHED', { data, id: `dispatch-${id}` })
    const titles = (await life.readNotices(id)).map(({ title, email }) => [title, email])
    expect(titles.filter(([, email]) => email === 'integrator@girassol.demo')).toEqual([
      ['Pedido expedido', 'integrator@girassol.demo'],
    ])
  })

  test('C-50 a repeated message has no second effect, even when both arrive at once', async () => {
    const id = await life.orderAt('INVOICE_SEPARATE', { payment_method: 'OTHERS' })
    const more = { id: `billed-${id}`, data: { nf: '7', nfKey: key } }
    const answers = await Promise.all([1, 2, 3].map(() => sendEvent(id, 'BILLED', more)))
    expect(answers.map(({ outcome }) => outcome).toSorted()).toEqual(['moved', 'repeated', 'repeated'])
    expect((await life.readLog(id)).filter(({ from_status }) => from_status === 'INVOICE_SEPARATE')).toHaveLength(1)
    expect(await life.readInboundEvents(id)).toHaveLength(1)
  })

  test('C-50 a missed event is skipped and logged as missing, and is late when it arrives', async () => {
    const id = await life.orderAt('INVOICE_PAYED_ERP')
    expect((await sendEvent(id, 'READY_TO_LEAVE')).outcome).toBe('moved')
    expect((await life.readLog(id)).slice(-3).map(({ to_status, description }) => [to_status, description])).toEqual([
      ['INVOICE_SEPARATE', 'Etapa não informada: Em separação'],
      ['INVOICE_BILLED', 'Etapa não informada: Faturado'],
      ['WAITING_DISPATCH', 'Pronto para expedição'],
    ])
    const log = await life.readLog(id)
    expect(await sendEvent(id, 'BILLED', { data: { nf: '9', nfKey: key } })).toEqual({ outcome: 'late', reason: null })
    expect(await life.read(id)).toMatchObject({ status: 'WAITING_DISPATCH', nf: '9', nf_key: key })
    expect(await life.readLog(id)).toEqual(log)
  })

  test('C-50 a late event overwrites nothing', async () => {
    const id = await life.orderAt('WAITING_DISPATCH', { nf: '9', nf_key: key })
    expect((await sendEvent(id, 'BILLED', { data: { nf: '10', nfKey: key } })).outcome).toBe('late')
    expect((await life.read(id)).nf).toBe('9')
  })

  test('E14 money received before the NF-e is noted and applied when the NF-e arrives', async () => {
    const id = await life.orderAt('INVOICE_SEPARATE', { payment_method: 'FINANCING', financing_bank: 'BV' })
    expect((await sendEvent(id, 'MONEY_RECEIVED', { data: { receivedAt: noon } })).outcome).toBe('noted')
    expect((await life.readLog(id)).at(-1)).toMatchObject({ author: 'ERP', description: 'Valor do pedido recebido' })
    await sendEvent(id, 'BILLED', { data: { nf: '7', nfKey: key } })
    expect(await life.read(id)).toMatchObject({ status: 'BILLED_WAITING_RELEASE', money_in_at: noon })
  })

  test('USE-022 a deposit that the ERP received counts as paid, so its release needs no reason', async () => {
    const id = await life.orderAt('INVOICE_APPROVED', { payment_method: 'DEPOSIT', money_in_at: null })
    expect((await sendEvent(id, 'DEPOSIT_RECEIVED')).outcome).toBe('moved')
    expect((await life.read(id)).money_in_at).not.toBeNull()
  })

  test.each(['INVOICE_APPROVED', 'INVOICE_SEPARATE'] as const)(
    'E3 C-235 a deposit for an order in %s that is paid by boleto moves nothing, and FINANCIAL has it to handle',
    async (status) => {
      const id = await life.orderAt(status, { payment_method: 'BARCODE', money_in_at: null })
      const reason = 'O evento “Depósito recebido” não se aplica ao pedido, cuja forma de pagamento é Boleto.'
      expect(await sendEvent(id, 'DEPOSIT_RECEIVED')).toEqual({ outcome: 'dead', reason })
      expect(await life.read(id)).toMatchObject({ status, money_in_at: null })
      expect(await life.readNotices(id)).toEqual([
        { type: 'INVOICE', title: 'Mensagem a tratar', email: 'financial@girassol.demo' },
      ])
    },
  )

  test('E3 C-50 a deposit that is reported again is only acknowledged', async () => {
    const id = await life.orderAt('INVOICE_PAYED_ERP', { payment_method: 'DEPOSIT' })
    expect(await sendEvent(id, 'DEPOSIT_RECEIVED')).toEqual({ outcome: 'late', reason: null })
    expect(await life.readNotices(id)).toEqual([])
  })

  test('E2 the log shows a refusal of the ERP in its own words', async () => {
    const id = await life.orderAt('PROCESSING')
    await sendEvent(id, 'ORDER_REFUSED', { data: { reason: 'Cliente bloqueado por crédito.' } })
    expect(await life.readStatus(id)).toBe('INVOICE_VALIDATED')
    expect((await life.readLog(id)).at(-1)?.description).toBe(
      'Pedido recusado pelo ERP: Cliente bloqueado por crédito.',
    )
  })

  test('E10 C-111 a billing refused by the ERP returns the order to the financial department and notifies it', async () => {
    const id = await life.orderAt('CONFIRMING_BILL_ERP', { payment_method: 'FINANCING' })
    expect((await sendEvent(id, 'BILLING_REFUSED')).outcome).toBe('dead')
    await sendEvent(id, 'BILLING_REFUSED', { data: { reason: 'Limite de crédito excedido.' } })
    expect(await life.readStatus(id)).toBe('INVOICE_APPROVED')
    expect((await life.readLog(id)).at(-1)?.description).toBe(
      'Faturamento recusado pelo ERP: Limite de crédito excedido.',
    )
    expect((await life.readNotices(id)).map(({ title, email }) => [title, email])).toEqual([
      ['Faturamento recusado', 'financial@girassol.demo'],
    ])
  })

  test('E19 E21 a refusal returns the order to the status before the request', async () => {
    const cancelled = await life.orderAt('PROCESSING_CANCELLATION', { status_before: 'INVOICE_PAYED_ERP' })
    await sendEvent(cancelled, 'CANCELLATION_REFUSED', { data: { reason: 'Nota já emitida.' } })
    expect(await life.readStatus(cancelled)).toBe('INVOICE_PAYED_ERP')
    const returned = await life.orderAt('PROCESSING_DISASSEMBLY', { status_before: 'INVOICE_DELIVERED' })
    await sendEvent(returned, 'RETURN_REFUSED', { data: { reason: 'Fora do prazo.' } })
    expect(await life.readStatus(returned)).toBe('INVOICE_DELIVERED')
  })

  test.each([
    ['an event of no name', 'NOTHING_OF_OURS', { reason: 'Evento desconhecido: NOTHING_OF_OURS.' }],
    ['a name of JavaScript', 'constructor', { reason: 'Evento desconhecido: constructor.' }],
    ['data without the key', 'BILLED', { data: { nf: '1' }, reason: 'Os dados do evento BILLED estão incompletos.' }],
    ['a refusal without words', 'ORDER_REFUSED', { reason: 'Os dados do evento ORDER_REFUSED estão incompletos.' }],
  ] as const)('C-140 %s is stored as a dead letter and moves nothing', async (_what, event, message) => {
    const { reason, ...more } = message
    const id = await life.orderAt('INVOICE_SEPARATE')
    expect(await sendEvent(id, event, more)).toEqual({ outcome: 'dead', reason })
    expect(await life.readStatus(id)).toBe('INVOICE_SEPARATE')
    expect(await life.readInboundEvents(id)).toMatchObject([{ outcome: 'dead', reason, event }])
  })

  test.each(['INVOICE', 'INVOICE_APPROVED', 'INVOICE_REPROVED', 'INVOICE_RETURNED'] as const satisfies OrderStatus[])(
    'C-50 an event that does not fit does not bill an order in %s',
    async (status) => {
      const id = await life.orderAt(status)
      const log = await life.readLog(id)
      expect((await sendEvent(id, 'MONEY_RECEIVED', { data: { receivedAt: noon } })).outcome).toBe('dead')
      expect([await life.readStatus(id), await life.readLog(id)]).toEqual([status, log])
    },
  )

  test('C-140 an unknown order is a dead letter with its own reason, and so is an event for a cart', async () => {
    expect(await sendEvent(999_999, 'PICKING_STARTED')).toEqual({
      outcome: 'dead',
      reason: 'Pedido 999999 não encontrado.',
    })
    const { id } = await emptied(await life.as('integrator2@girassol.demo'))
    expect((await sendEvent(id, 'PICKING_STARTED')).outcome).toBe('dead')
  })

  test('C-54 money received after the cancellation makes the order cancelled and paid, and notifies Financial', async () => {
    const id = await life.orderAt('PROCESSING_CANCELLATION', { status_before: 'INVOICE_PAYED_ERP' })
    await sendEvent(id, 'CANCELED')
    expect(await life.readStatus(id)).toBe('INVOICE_CANCELED_PAID')
    expect(await life.readNotices(id)).toContainEqual(
      expect.objectContaining({ title: 'Devolução de pagamento', email: 'financial@girassol.demo' }),
    )
  })
})
