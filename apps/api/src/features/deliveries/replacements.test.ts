import * as contract from '@girassol/contract/deliveries'
import { receiveErpEvent } from '@girassol/contract/inbound'
import type { DeliveryStatus } from '@girassol/domain/deliveries'
import type { OrderStatus } from '@girassol/domain/orders'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testedDatabases } from '../../database/test-database.ts'
import { noon, products } from '../cart/test-shop.ts'
import { type OrderDesk, openOrderDesk } from '../order-approval/test-order-desk.ts'

describe.each(testedDatabases)('the delivery that replaces units of a claim on %s', (kind) => {
  let desk: OrderDesk
  let made = 0

  beforeAll(async () => {
    desk = await openOrderDesk(kind)
  })
  afterAll(() => desk.close())

  const read = async (id: number): Promise<contract.DeliveriesView> =>
    (await desk.callers.LOGISTICS(contract.listDeliveries, { params: { id } })).json()
  const find = async (id: number, number: number) => {
    const found = (await read(id)).deliveries.find((each) => each.number === number)
    if (found === undefined) throw new Error(`there is no delivery ${number}`)
    return found
  }
  const move = async (id: number, number: number, status: DeliveryStatus) => {
    const { id: deliveryId, version } = await find(id, number)
    return desk.callers.LOGISTICS(contract.moveDelivery, { params: { id: deliveryId }, body: { status, version } })
  }
  const sendErp = async (invoiceId: number, event: string, data: object) => {
    made += 1
    return (await desk.signed(receiveErpEvent, { id: `replacement-${made}`, invoiceId, event, data })).json()
  }
  const readStatus = async (id: number) => (await desk.show(id)).status

  const insertClaim = async (order_id: number): Promise<number> => {
    made += 1
    const { id: opened_by } = await desk.db.selectFrom('app_user').select('id').limit(1).executeTakeFirstOrThrow()
    const due = { answer_due_on: '2026-11-24', decision_due_on: '2026-11-30' }
    const opening = { year: 2026, number: 900_000 + made, text: 'Quebrado', opened_by, opened_at: noon, ...due }
    const { id } = await desk.db
      .insertInto('claim')
      .values({ order_id, type: 'DAMAGED', wish: 'REPLACE', status: 'APPROVED', ...opening })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  }

  /** An order whose first delivery has arrived with everything, and whose second one replaces two panels. */
  const replace = async (status: OrderStatus = 'WAITING_DISPATCH'): Promise<number> => {
    const id = await desk.order({ status: 'WAITING_DISPATCH' })
    const { lines } = await read(id)
    const all = lines.map(({ itemId, ordered }) => ({ itemId, quantity: ordered }))
    const body = { lines: all, promisedOn: null, carrier: null }
    await desk.callers.LOGISTICS(contract.planDelivery, { params: { id }, body })
    await move(id, 1, 'DELIVERED')
    if (status !== 'WAITING_DISPATCH') await desk.place(id, { status })
    const replacement = { order_id: id, number: 2, status: 'PLANNED', created_at: noon } as const
    const { id: delivery_id } = await desk.db
      .insertInto('delivery')
      .values({ ...replacement, claim_id: await insertClaim(id) })
      .returning('id')
      .executeTakeFirstOrThrow()
    const line = { delivery_id, order_item_id: all[0]?.itemId ?? 0, quantity: 2 }
    await desk.db.insertInto('delivery_line').values(line).execute()
    return id
  }

  test('CLM-007 it is listed with its claim, and counts neither for the order nor for its items', async () => {
    const id = await replace()
    const view = await read(id)
    expect(view).toMatchObject({ done: 1, all: 1, mayPlan: false })
    expect(view.lines[0]).toMatchObject({ ordered: 10, dispatched: 10, delivered: 10, unplanned: 0 })
    expect(view.deliveries.map(({ claim, check }) => [claim?.protocol ?? null, check])).toEqual([
      [null, 'OPEN'],
      [expect.stringMatching(/^R-2026-9\d{5}$/), null],
    ])
    expect((await desk.show(id)).deliveries).toEqual({ done: 1, all: 1 })
  })

  test('CLM-007 its steps are taken by hand although the order is delivered, which stays where it is', async () => {
    const id = await replace()
    for (const status of ['DISPATCHED', 'IN_TRANSIT', 'DELIVERED'] as const) {
      expect((await move(id, 2, status)).statusCode).toBe(200)
      expect(await readStatus(id)).toBe('INVOICE_DELIVERED')
    }
    expect((await desk.readLog(id)).at(-1)?.description).toBe('Entrega 2: Entregue')
    expect(await read(id)).toMatchObject({ done: 1, all: 1 })
  })

  test('CLM-007 an order that may not move does not stop it, and it moves no order', async () => {
    const id = await replace('INVOICE_RETURNED')
    expect((await move(id, 2, 'IN_TRANSIT')).statusCode).toBe(200)
    expect(await sendErp(id, 'delivery.delivered', { number: 2 })).toMatchObject({ outcome: 'noted' })
    expect(await readStatus(id)).toBe('INVOICE_RETURNED')
    const early = await replace('INVOICE_SEPARATE')
    expect(await sendErp(early, 'delivery.moved', { number: 2 })).toMatchObject({ outcome: 'noted' })
    expect([await readStatus(early), (await find(early, 2)).status]).toEqual(['INVOICE_SEPARATE', 'IN_TRANSIT'])
  })

  test('CLM-007 DEL-005 the ERP plans and reports it, and its lines stay those of the claim', async () => {
    const id = await replace()
    const lines = [{ code: products.panel, quantity: 9 }]
    expect(await sendErp(id, 'delivery.planned', { number: 2, lines, promisedOn: '2026-12-04' })).toMatchObject({
      outcome: 'noted',
    })
    expect(await find(id, 2)).toMatchObject({ promisedOn: '2026-12-04', isGoverned: true, lines: [{ quantity: 2 }] })
    expect(await sendErp(id, 'DELIVERED', {})).toMatchObject({ outcome: 'late' })
    expect((await find(id, 2)).status).toBe('PLANNED')
  })

  test('CLM-007 the lines of a replacement can be neither edited nor split by hand, its carrier can be changed', async () => {
    const id = await replace()
    const { id: deliveryId, version, lines } = await find(id, 2)
    const body = { version, lines: [{ itemId: lines[0]?.itemId ?? 0, quantity: 1 }] }
    for (const call of [contract.editDelivery, contract.splitDelivery]) {
      const answer = await desk.callers.LOGISTICS(call, { params: { id: deliveryId }, body })
      expect(answer.json()).toMatchObject({
        statusCode: 409,
        reason: 'replacement',
        message: 'Os itens de uma reposição são os da ocorrência.',
      })
    }
    const edit = { params: { id: deliveryId }, body: { version, carrier: 'Transportadora Sul' } }
    expect((await desk.callers.LOGISTICS(contract.editDelivery, edit)).statusCode).toBe(200)
    expect(await find(id, 2)).toMatchObject({ carrier: 'Transportadora Sul', lines: [{ quantity: 2 }] })
  })
})
