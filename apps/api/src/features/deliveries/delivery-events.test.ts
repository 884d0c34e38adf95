import * as contract from '@girassol/contract/deliveries'
import { advanceOrder, receiveErpEvent } from '@girassol/contract/inbound'
import { receiveFreightEvent } from '@girassol/contract/shipping'
import { plusHours } from '@girassol/domain/shared'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testedDatabases } from '../../database/test-database.ts'
import { noon, products } from '../cart/test-shop.ts'
import { type OrderColumns, type OrderDesk, openOrderDesk } from '../order-approval/test-order-desk.ts'

type Data = Readonly<Record<string, unknown>>

describe.each(testedDatabases)('events about deliveries on %s', (kind) => {
  let desk: OrderDesk
  let sent = 0

  beforeAll(async () => {
    desk = await openOrderDesk(kind)
  })
  afterAll(() => desk.close())

  /** Ten panels and an inverter, ready to leave. */
  const order = (columns: OrderColumns = {}) => desk.order({ status: 'WAITING_DISPATCH', ...columns })
  const send = async (invoiceId: number, event: string, data: Data) => {
    sent += 1
    const answer = await desk.signed(receiveErpEvent, { id: `entrega-${sent}`, invoiceId, event, data })
    expect(answer.statusCode).toBe(202)
    return answer.json() as { outcome: string; reason: string | null }
  }
  const read = async (id: number): Promise<contract.DeliveriesView> =>
    (await desk.callers.LOGISTICS(contract.listDeliveries, { params: { id } })).json()
  const find = async (id: number, number: number) => (await read(id)).deliveries.find((each) => each.number === number)
  const readStatus = async (id: number) => (await desk.show(id)).status
  const readNotices = (id: number) =>
    desk.db
      .selectFrom('notification')
      .innerJoin('app_user', 'app_user.id', 'notification.user_id')
      .select(['email', 'title', 'message'])
      .where('order_id', '=', id)
      .orderBy('notification.id')
      .execute()

  const panels = (quantity: number) => ({ code: products.panel, quantity })
  const inverter = { code: products.inverter, quantity: 1 }
  const everything = [panels(10), inverter]

  test('DEL-005 a delivery is planned, leaves, moves and arrives by events of the ERP, and its order follows', async () => {
    const id = await order()
    const nfKey = '5'.repeat(44)
    const plan = { number: 7, lines: everything, promisedOn: '2026-12-04', carrier: 'Transportadora Sul' }
    expect(await send(id, 'delivery.planned', plan)).toEqual({ outcome: 'noted', reason: null })
    expect(await find(id, 7)).toMatchObject({ status: 'PLANNED', promisedOn: '2026-12-04', isGoverned: true })
    const at = plusHours(noon, -1)
    await send(id, 'delivery.dispatched', { number: 7, at, nf: '4711', nfKey, trackingCode: 'BR1' })
    expect(await find(id, 7)).toMatchObject({ status: 'DISPATCHED', nf: '4711', nfKey, trackingCode: 'BR1' })
    expect(Date.parse((await find(id, 7))?.dispatchedAt ?? '')).toBe(Date.parse(at))
    expect(await readStatus(id)).toBe('INVOICE_DISPATCHED')
    await send(id, 'delivery.moved', { number: 7, status: 'OUT_FOR_DELIVERY' })
    expect(await readStatus(id)).toBe('DELIVERY_EN_ROUTE')
    await send(id, 'delivery.delivered', { number: 7 })
    expect(await readStatus(id)).toBe('INVOICE_DELIVERED')
    expect(await find(id, 7)).toMatchObject({ carrier: 'Transportadora Sul', status: 'DELIVERED' })
  })

  test('DEL-005 the same event again changes nothing, and a wrong signature is 401', async () => {
    const id = await order()
    const body = {
      id: `doubled-${id}`,
      invoiceId: id,
      event: 'delivery.planned',
      data: { number: 1, lines: [panels(4)] },
    }
    expect((await desk.signed(receiveErpEvent, body)).json()).toMatchObject({ outcome: 'noted' })
    const before = await read(id)
    expect((await desk.signed(receiveErpEvent, body)).json()).toMatchObject({ outcome: 'repeated' })
    expect(await read(id)).toEqual(before)
    expect((await desk.signed(receiveErpEvent, { ...body, id: 'other' }, 'freight')).statusCode).toBe(401)
    expect(await read(id)).toEqual(before)
  })

  test('DEL-005 DEL-001 units beyond what is without delivery, a strange product and the number of no order wait for a person', async () => {
    const id = await order()
    await send(id, 'delivery.planned', { number: 1, lines: [panels(6)] })
    const excess = await send(id, 'delivery.planned', { number: 2, lines: [panels(5)] })
    expect(excess.outcome).toBe('dead')
    expect(excess.reason).toMatch(/: a entrega traz 5 unidades, e só 4 estão sem entrega\.$/)
    const strange = await send(id, 'delivery.planned', { number: 2, lines: [{ code: '99999999', quantity: 1 }] })
    expect(strange).toEqual({ outcome: 'dead', reason: 'O pedido não tem o produto 99999999.' })
    expect((await send(2_000_000_000, 'delivery.planned', { number: 1, lines: [panels(1)] })).outcome).toBe('dead')
    expect((await send(id, 'delivery.planned', { number: 3 })).reason).toBe('Faltam os itens da entrega 3.')
    expect((await send(id, 'delivery.planned', { number: 'x' })).reason).toMatch(/estão incompletos/)
    expect((await read(id)).deliveries).toHaveLength(1)
  })

  test('DEL-005 C-201 an unknown delivery, one that is cancelled and an instant beyond ten minutes wait for a person', async () => {
    const id = await order()
    expect((await send(id, 'delivery.delivered', { number: 4 })).reason).toBe(`O pedido ${id} não tem a entrega 4.`)
    await send(id, 'delivery.planned', { number: 1, lines: everything })
    const soon = await send(id, 'delivery.dispatched', { number: 1, at: plusHours(noon, 0.2) })
    expect(soon).toMatchObject({ outcome: 'dead', reason: 'O momento do evento está no futuro.' })
    expect((await send(id, 'delivery.dispatched', { number: 1, at: plusHours(noon, 0.1) })).outcome).toBe('noted')
    await send(id, 'delivery.canceled', { number: 1 })
    const canceled = await send(id, 'delivery.delivered', { number: 1 })
    expect(canceled.reason).toBe('“Entrega 1: Entregue” não se aplica: a entrega está “Cancelada”.')
  })

  test('DEL-002 DEL-005 a late event is a line of the log and moves nothing', async () => {
    const id = await order()
    await send(id, 'delivery.dispatched', { number: 1, lines: everything })
    await send(id, 'delivery.moved', { number: 1, status: 'OUT_FOR_DELIVERY' })
    expect(await send(id, 'delivery.moved', { number: 1, status: 'IN_TRANSIT' })).toMatchObject({ outcome: 'noted' })
    expect(await find(id, 1)).toMatchObject({ status: 'OUT_FOR_DELIVERY' })
    expect((await desk.readLog(id)).at(-1)?.description).toBe('Entrega 1: Em trânsito (aviso atrasado)')
  })

  test('DEL-002 DEL-005 a late dispatch is noted even if it names its lines and the order has arrived', async () => {
    const id = await order()
    await send(id, 'delivery.planned', { number: 1, lines: everything })
    await send(id, 'delivery.delivered', { number: 1 })
    const late = await send(id, 'delivery.dispatched', { number: 1, lines: everything })
    expect(late).toEqual({ outcome: 'noted', reason: null })
    expect(await find(id, 1)).toMatchObject({ status: 'DELIVERED' })
  })

  test('DEL-005 an order that may not leave yet keeps its delivery planned, until the message is tried again', async () => {
    const id = await order({ status: 'INVOICE_APPROVED' })
    await send(id, 'delivery.planned', { number: 1, lines: everything })
    const early = await send(id, 'delivery.dispatched', { number: 1 })
    expect(early.reason).toBe('O pedido está “Aprovado”: a entrega 1 ainda não pode sair.')
    expect(await find(id, 1)).toMatchObject({ status: 'PLANNED', dispatchedAt: null })
    expect(await readStatus(id)).toBe('INVOICE_APPROVED')
  })

  test('DEL-005 C-200 while a return is decided, a delivery moves and its order stays; a refusal restores where it is', async () => {
    const id = await order()
    await send(id, 'delivery.dispatched', { number: 1, lines: everything })
    await desk.place(id, { status: 'PROCESSING_DISASSEMBLY', status_before: 'INVOICE_DISPATCHED' })
    expect(await send(id, 'delivery.delivered', { number: 1 })).toMatchObject({ outcome: 'noted' })
    expect(await readStatus(id)).toBe('PROCESSING_DISASSEMBLY')
    expect(await find(id, 1)).toMatchObject({ status: 'DELIVERED' })
    await send(id, 'RETURN_REFUSED', { reason: 'Fora do prazo' })
    expect(await readStatus(id)).toBe('INVOICE_DELIVERED')
  })

  test('DEL-006 what the ERP governs is not changed by hand', async () => {
    const id = await order()
    await send(id, 'delivery.planned', { number: 1, lines: everything })
    const { id: deliveryId = 0, version = 1 } = (await find(id, 1)) ?? {}
    const body = { status: 'DISPATCHED' as const, version }
    const answer = await desk.callers.LOGISTICS(contract.moveDelivery, { params: { id: deliveryId }, body })
    expect([answer.statusCode, answer.json().message]).toEqual([409, 'Esta entrega é controlada pelo ERP.'])
  })

  test('DEL-005 the carrier moves the delivery that it names, and no other', async () => {
    const id = await order({ fretefy_code: `carga-entregas-${sent}` })
    await send(id, 'delivery.dispatched', { number: 1, lines: [panels(10)] })
    await send(id, 'delivery.dispatched', { number: 2, lines: [inverter] })
    const fretefyCode = `carga-entregas-${sent - 2}`
    const body = { fretefyCode, event: 'DELIVERED', date: noon, delivery: 2, estimatedDeliveryDate: '2026-12-09' }
    expect((await desk.signed(receiveFreightEvent, body, 'freight')).json()).toMatchObject({ outcome: 'noted' })
    expect((await desk.signed(receiveFreightEvent, body, 'freight')).json()).toMatchObject({ outcome: 'repeated' })
    expect(await find(id, 1)).toMatchObject({ status: 'DISPATCHED' })
    expect(await find(id, 2)).toMatchObject({ status: 'DELIVERED', promisedOn: '2026-12-09' })
    expect(await readStatus(id)).toBe('INVOICE_DISPATCHED')
    await desk.signed(receiveFreightEvent, { ...body, delivery: 1 }, 'freight')
    expect(await readStatus(id)).toBe('INVOICE_DELIVERED')
  })

  test('DEL-008 each dispatch and delivery notifies every reader once, with number, lines and promised day', async () => {
    const id = await order()
    await send(id, 'delivery.planned', { number: 1, lines: [panels(10)], promisedOn: '2026-12-04' })
    expect(await readNotices(id)).toEqual([])
    await send(id, 'delivery.dispatched', { number: 1 })
    await send(id, 'delivery.moved', { number: 1, status: 'IN_TRANSIT' })
    await send(id, 'delivery.delivered', { number: 1 })
    await send(id, 'delivery.dispatched', { number: 2, lines: [inverter] })
    await send(id, 'delivery.delivered', { number: 2 })
    const notices = await readNotices(id)
    const readers = new Set(notices.map(({ email }) => email))
    expect(readers).toContain('integrator@girassol.demo')
    expect(notices).toHaveLength(readers.size * 4)
    const own = notices.filter(({ email }) => email === 'integrator@girassol.demo')
    expect(own.map(({ title }) => title)).toEqual([
      'Entrega expedida',
      'Entrega concluída',
      'Entrega expedida',
      'Entrega concluída',
    ])
    expect(own[0]?.message).toMatch(/^A entrega 1 do pedido \d+ saiu: 10 × .+\. Prometida para 04\/12\/2026\.$/)
  })

  test('DEL-008 a day that moved later says old and new; an earlier one has no word of alarm', async () => {
    const id = await order()
    await send(id, 'delivery.planned', { number: 1, lines: everything, promisedOn: '2026-12-04' })
    await send(id, 'delivery.planned', { number: 1, lines: everything, promisedOn: '2026-12-11' })
    await send(id, 'delivery.planned', { number: 1, lines: everything, promisedOn: '2026-12-01' })
    const own = (await readNotices(id)).filter(({ email }) => email === 'integrator@girassol.demo')
    expect(own.map(({ title, message }) => [title, message])).toEqual([
      ['Entrega adiada', `A entrega 1 do pedido ${id} mudou de 04/12/2026 para 11/12/2026.`],
      ['Nova data de entrega', `A entrega 1 do pedido ${id} está prometida para 01/12/2026.`],
    ])
  })

  test('DEL-007 the simulated ERP sends an order with two availabilities in two deliveries, the same for the same order', async () => {
    const split = async () => {
      const id = await order({ status: 'INVOICE_SEPARATE' })
      const set = { availability: '2026-12-20' }
      await desk.db
        .updateTable('order_item')
        .set(set)
        .where('order_id', '=', id)
        .where('product_code', '=', products.panel)
        .execute()
      await desk.callers.ADMINISTRATOR(advanceOrder, { params: { id }, body: { to: 'WAITING_DISPATCH' } })
      const { deliveries } = await read(id)
      return {
        id,
        plan: deliveries.map(({ number, promisedOn, isGoverned, lines }) => ({
          number,
          promisedOn,
          isGoverned,
          lines: lines.map(({ code, quantity }) => ({ code, quantity })),
        })),
      }
    }
    const first = await split()
    expect(first.plan).toEqual([
      { number: 1, promisedOn: expect.any(String), isGoverned: true, lines: [inverter] },
      { number: 2, promisedOn: '2026-12-25', isGoverned: true, lines: [panels(10)] },
    ])
    expect((await split()).plan).toEqual(first.plan)
    await desk.callers.ADMINISTRATOR(advanceOrder, { params: { id: first.id }, body: { to: 'INVOICE_DELIVERED' } })
    expect(await read(first.id)).toMatchObject({ done: 2, all: 2 })
    expect(await readStatus(first.id)).toBe('INVOICE_DELIVERED')
  })

  test('DEL-007 an order whose items are all in stock leaves at once', async () => {
    const id = await order({ status: 'INVOICE_SEPARATE' })
    await desk.db.updateTable('order_item').set({ availability: 'Immediate' }).where('order_id', '=', id).execute()
    await desk.callers.ADMINISTRATOR(advanceOrder, { params: { id }, body: { to: 'WAITING_DISPATCH' } })
    expect((await read(id)).deliveries).toEqual([])
  })
})
