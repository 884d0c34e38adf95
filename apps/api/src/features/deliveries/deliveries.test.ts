import * as contract from '@girassol/contract/deliveries'
import { receiveErpEvent } from '@girassol/contract/inbound'
import { receiveFreightEvent } from '@girassol/contract/shipping'
import { type Role, roles } from '@girassol/domain/access'
import type { DeliveryStatus } from '@girassol/domain/deliveries'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bothDatabases, whereTested } from '../../database/test-database.ts'
import { noon } from '../cart/test-shop.ts'
import { type OrderColumns, type OrderDesk, openOrderDesk } from '../order-approval/test-order-desk.ts'

type Deliveries = contract.DeliveriesView

describe.each(bothDatabases)('the deliveries of an order on %s', (kind) => {
  let desk: OrderDesk

  beforeAll(async () => {
    desk = await openOrderDesk(kind)
  })
  afterAll(() => desk.close())

  const as = (role: Role) => desk.callers[role]
  /** Ten panels and an inverter, ready to leave. */
  const order = (columns: OrderColumns = {}) => desk.order({ status: 'WAITING_DISPATCH', ...columns })
  const read = async (id: number, role: Role = 'LOGISTICS'): Promise<Deliveries> =>
    (await as(role)(contract.listDeliveries, { params: { id } })).json()
  const readStatus = async (id: number) => (await desk.show(id)).status

  /** Plans units of the panels and of the inverter. */
  const plan = async (
    id: number,
    [panels, inverters]: readonly [number, number],
    options: { promisedOn?: string | null; role?: Role } = {},
  ) => {
    const { lines } = await read(id)
    const wanted = [panels, inverters].flatMap((quantity, index) => {
      const itemId = lines[index]?.itemId ?? 0
      return quantity === 0 ? [] : [{ itemId, quantity }]
    })
    const body = { lines: wanted, promisedOn: options.promisedOn ?? null, carrier: 'Transportadora Norte' }
    return as(options.role ?? 'LOGISTICS')(contract.planDelivery, { params: { id }, body })
  }
  const find = async (id: number, number: number) => {
    const found = (await read(id)).deliveries.find((each) => each.number === number)
    if (found === undefined) throw new Error(`there is no delivery ${number}`)
    return found
  }
  const move = async (id: number, number: number, status: DeliveryStatus) => {
    const { id: deliveryId, version } = await find(id, number)
    return as('LOGISTICS')(contract.moveDelivery, { params: { id: deliveryId }, body: { status, version } })
  }
  let sent = 0
  const sendErp = async (invoiceId: number, event: string, data: object = {}) => {
    sent += 1
    return (await desk.signed(receiveErpEvent, { id: `delivery-${sent}`, invoiceId, event, data })).json()
  }

  test('DEL-001 of two deliveries of six of ten panels, planned at once, one is planned and the other 409', async () => {
    const id = await order()
    const answers = await Promise.all([plan(id, [6, 0]), plan(id, [6, 0])])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409])
    const refusal = answers.find(({ statusCode }) => statusCode === 409)?.json()
    expect(refusal).toMatchObject({ details: { left: 4 } })
    expect(refusal.message).toMatch(/faltam planejar 4 unidades/)
    expect((await read(id)).lines.map(({ unplanned }) => unplanned)).toEqual([4, 1])
  })

  test('DEL-001 of twelve deliveries of any size, planned at once, no unit is in two', async () => {
    const sizes = fc.array(fc.integer({ min: 1, max: 7 }), { minLength: 12, maxLength: 12 })
    await fc.assert(
      fc.asyncProperty(sizes, async (quantities) => {
        const id = await order()
        const answers = await Promise.all(quantities.map((quantity) => plan(id, [quantity, 0])))
        const planned = answers.flatMap(({ statusCode }, index) => (statusCode === 201 ? (quantities[index] ?? 0) : []))
        const sum = planned.reduce((total, quantity) => total + quantity, 0)
        expect(sum).toBeLessThanOrEqual(10)
        const { lines, deliveries } = await read(id)
        expect(lines[0]?.unplanned).toBe(10 - sum)
        expect(deliveries.map(({ number }) => number)).toEqual(deliveries.map((_, index) => index + 1))
      }),
      { numRuns: 3 },
    )
  })

  test('DEL-003 of two last deliveries that arrive at once both count, and the order is delivered once', async () => {
    const id = await order()
    await plan(id, [10, 0])
    await plan(id, [0, 1])
    for (const number of [1, 2]) await move(id, number, 'DISPATCHED')
    const answers = await Promise.all([move(id, 1, 'DELIVERED'), move(id, 2, 'DELIVERED')])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    expect(await readStatus(id)).toBe('INVOICE_DELIVERED')
    const arrivals = (await desk.readLog(id)).filter(
      (line) => line.to_status === 'INVOICE_DELIVERED' && line.from_status !== 'INVOICE_DELIVERED',
    )
    expect(arrivals).toHaveLength(1)
  })

  whereTested(kind, () => {
    test('DEL-001 DEL-004 a delivery has its number, lines, carrier and day, and each item says how far it is', async () => {
      const id = await order()
      expect(await read(id)).toMatchObject({ deliveries: [], done: 0, all: 0, mayPlan: true })
      await plan(id, [6, 0], { promisedOn: '2026-12-04' })
      const { deliveries, lines, done, all } = (
        await plan(id, [4, 1], { promisedOn: '2026-12-20' })
      ).json() as Deliveries
      expect(
        deliveries.map(({ number, status, promisedOn, carrier }) => ({ number, status, promisedOn, carrier })),
      ).toEqual([
        { number: 1, status: 'PLANNED', promisedOn: '2026-12-04', carrier: 'Transportadora Norte' },
        { number: 2, status: 'PLANNED', promisedOn: '2026-12-20', carrier: 'Transportadora Norte' },
      ])
      expect(deliveries[1]?.lines.map(({ quantity }) => quantity)).toEqual([4, 1])
      expect(deliveries[1]?.lines[0]?.name).toBe(lines[0]?.name)
      expect([done, all]).toEqual([0, 2])
      desk.setNow('2026-11-20T15:00:00.000Z')
      await move(id, 1, 'DELIVERED')
      desk.setNow(noon)
      const after = await read(id)
      expect(after.lines).toMatchObject([
        { ordered: 10, dispatched: 6, delivered: 6, open: 4, unplanned: 0, day: '2026-12-20' },
        { ordered: 1, dispatched: 0, delivered: 0, open: 1, unplanned: 0, day: '2026-12-20' },
      ])
      expect(after).toMatchObject({ done: 1, all: 2, mayPlan: false })
      expect(await desk.show(id)).toMatchObject({ deliveries: { done: 1, all: 2 } })
    })

    test.each([
      [1, 2, 3],
      [1, 3, 2],
      [2, 1, 3],
      [2, 3, 1],
      [3, 1, 2],
      [3, 2, 1],
    ])(
      'DEL-003 three deliveries arrive in the order %i, %i, %i: the order follows, and is delivered with the last',
      async (...sequence) => {
        const id = await order()
        await plan(id, [5, 0])
        await plan(id, [5, 0])
        await plan(id, [0, 1])
        for (const [index, number] of sequence.entries()) {
          await move(id, number, 'DISPATCHED')
          expect(await readStatus(id)).toBe('INVOICE_DISPATCHED')
          await move(id, number, 'DELIVERED')
          expect(await readStatus(id)).toBe(index === 2 ? 'INVOICE_DELIVERED' : 'INVOICE_DISPATCHED')
        }
        const steps = (await desk.readLog(id)).map(({ description }) => description)
        expect(steps).toContain(`Entrega ${sequence[0]}: Expedida`)
        expect(steps).toContain(`Entrega ${sequence[2]}: Entregue`)
      },
    )

    test('DEL-003 C-200 between, the order is where its least advanced delivery is, and never goes back', async () => {
      const id = await order()
      await plan(id, [5, 0])
      await plan(id, [5, 1])
      await move(id, 1, 'IN_TRANSIT')
      expect(await readStatus(id)).toBe('DELIVERY_IN_TRANSIT')
      await move(id, 2, 'DISPATCHED')
      expect(await readStatus(id)).toBe('DELIVERY_IN_TRANSIT')
      await move(id, 1, 'OUT_FOR_DELIVERY')
      expect(await readStatus(id)).toBe('DELIVERY_IN_TRANSIT')
      await move(id, 2, 'OUT_FOR_DELIVERY')
      expect(await readStatus(id)).toBe('DELIVERY_EN_ROUTE')
    })

    test('DEL-003 C-200 what is picked up is delivered with its last unit, and its deliveries are named so', async () => {
      const id = await order({ address_type: 'pickup' })
      await plan(id, [10, 1])
      expect(await find(id, 1)).toMatchObject({ carrier: 'Retirada' })
      await move(id, 1, 'DELIVERED')
      expect(await readStatus(id)).toBe('INVOICE_DELIVERED')
    })

    test('C-200 an event of the ERP about the whole order is taken by its deliveries that have left', async () => {
      const id = await order()
      await plan(id, [5, 0])
      await plan(id, [5, 1])
      await move(id, 1, 'DISPATCHED')
      expect(await sendErp(id, 'DELIVERED')).toMatchObject({ outcome: 'noted' })
      expect(await readStatus(id)).toBe('INVOICE_DISPATCHED')
      expect((await read(id)).deliveries.map(({ status }) => status)).toEqual(['DELIVERED', 'PLANNED'])
      expect((await desk.readLog(id)).at(-1)).toMatchObject({ author: 'ERP', description: 'Entrega 1: Entregue' })
      expect(await sendErp(id, 'DELIVERED')).toMatchObject({ outcome: 'late' })
      await move(id, 2, 'DISPATCHED')
      expect(await sendErp(id, 'DELIVERED')).toMatchObject({ outcome: 'moved' })
      expect(await readStatus(id)).toBe('INVOICE_DELIVERED')
    })

    test('C-200 an order with units in no delivery is not delivered by an event about the whole of it', async () => {
      const id = await order()
      await plan(id, [10, 0])
      await move(id, 1, 'DELIVERED')
      expect(await sendErp(id, 'DELIVERED')).toMatchObject({ outcome: 'late' })
      expect(await readStatus(id)).toBe('INVOICE_DISPATCHED')
    })

    test('C-200 a step that only whole orders have moves the order when no delivery is behind', async () => {
      const id = await order()
      await plan(id, [10, 1])
      await move(id, 1, 'IN_TRANSIT')
      const fretefy_code = `filial-${id}`
      await desk.place(id, { fretefy_code })
      const body = { fretefyCode: fretefy_code, event: 'AT_DESTINATION_BRANCH', date: noon }
      expect((await desk.signed(receiveFreightEvent, body, 'freight')).json()).toMatchObject({ outcome: 'moved' })
      expect(await readStatus(id)).toBe('DELIVERY_AT_AFFILIATE')
      expect(await find(id, 1)).toMatchObject({ status: 'IN_TRANSIT' })
    })

    test('C-200 before any has left, such an event is taken by the planned ones', async () => {
      const id = await order()
      await plan(id, [10, 1])
      const data = { waybillDate: '2026-11-24', estimatedDeliveryDate: '2026-12-02' }
      expect(await sendErp(id, 'DISPATCHED', data)).toMatchObject({ outcome: 'moved' })
      expect(await find(id, 1)).toMatchObject({ status: 'DISPATCHED' })
      expect((await desk.show(id)).invoiceProduction).toEqual({
        waybillDate: '2026-11-24',
        actualEstimatedDeliveryDate: '2026-12-02',
      })
      expect(await readStatus(id)).toBe('INVOICE_DISPATCHED')
    })

    test('DEL-003 an order without deliveries follows its own events, as before', async () => {
      const id = await order()
      expect(await sendErp(id, 'DISPATCHED', { waybillDate: '2026-11-25' })).toMatchObject({ outcome: 'moved' })
      expect(await sendErp(id, 'DELIVERED')).toMatchObject({ outcome: 'moved' })
      expect(await desk.show(id)).toMatchObject({ status: 'INVOICE_DELIVERED', deliveries: null })
    })

    test('DEL-002 an earlier step, a step of a cancelled delivery and one of the future are 409 and move nothing', async () => {
      const id = await order()
      await plan(id, [10, 1])
      await move(id, 1, 'IN_TRANSIT')
      const back = await move(id, 1, 'DISPATCHED')
      expect(back.statusCode).toBe(409)
      expect(back.json().message).toBe('A entrega está “Em trânsito” e não passa para “Expedida”.')
      const { id: deliveryId, version } = await find(id, 1)
      const body = { status: 'DELIVERED' as const, at: '2099-01-01T00:00:00.000Z', version }
      expect((await as('LOGISTICS')(contract.moveDelivery, { params: { id: deliveryId }, body })).statusCode).toBe(409)
      expect(await find(id, 1)).toMatchObject({ status: 'IN_TRANSIT', version })
      expect((await move(id, 1, 'CANCELED')).statusCode).toBe(200)
      expect((await move(id, 1, 'DELIVERED')).statusCode).toBe(409)
      expect(await read(id)).toMatchObject({ all: 0, lines: [{ unplanned: 10 }, { unplanned: 1 }] })
    })

    test('DEL-006 nothing is planned before the approval, and nothing leaves before the order may', async () => {
      const early = await order({ status: 'INVOICE_VALIDATED' })
      expect((await plan(early, [1, 0])).json().message).toMatch(/com o status “Validado”/)
      const unpaid = await order({ status: 'INVOICE_APPROVED' })
      expect((await plan(unpaid, [1, 0])).statusCode).toBe(201)
      const answer = await move(unpaid, 1, 'DISPATCHED')
      expect(answer.statusCode).toBe(409)
      expect(answer.json().message).toBe('O pedido está “Aprovado”: a entrega ainda não pode sair.')
      expect(await find(unpaid, 1)).toMatchObject({ status: 'PLANNED', dispatchedAt: null })
      expect((await move(unpaid, 1, 'CANCELED')).statusCode).toBe(200)
    })

    test('DEL-006 a split of ten into six and four keeps the sum; not all of it, and not what has left', async () => {
      const id = await order()
      await plan(id, [10, 0], { promisedOn: '2026-12-04' })
      const split = async (quantity: number) => {
        const { id: deliveryId, version, lines } = await find(id, 1)
        const body = { lines: [{ itemId: lines[0]?.itemId ?? 0, quantity }], version }
        return as('LOGISTICS')(contract.splitDelivery, { params: { id: deliveryId }, body })
      }
      const { deliveries } = (await split(4)).json() as Deliveries
      expect(deliveries.map(({ number, promisedOn, lines }) => [number, promisedOn, lines[0]?.quantity])).toEqual([
        [1, '2026-12-04', 6],
        [2, '2026-12-04', 4],
      ])
      expect((await split(6)).statusCode).toBe(409)
      expect((await split(7)).statusCode).toBe(409)
      await move(id, 1, 'DISPATCHED')
      expect((await split(1)).json().message).toBe('Só uma entrega planejada muda de itens.')
      expect((await read(id)).lines[0]).toMatchObject({ ordered: 10, unplanned: 0 })
    })

    test('DEL-006 carrier, tracking, NF-e, day and units are corrected; a stale version and a strange item are refused', async () => {
      const id = await order()
      const other = await order()
      await plan(id, [4, 0])
      const { id: deliveryId, version, lines } = await find(id, 1)
      const edit = (body: object) =>
        as('ADMINISTRATOR')(contract.editDelivery, { params: { id: deliveryId }, body: { version, ...body } as never })
      const strange = (await read(other)).lines[0]?.itemId ?? 0
      expect((await edit({ lines: [{ itemId: strange, quantity: 1 }] })).statusCode).toBe(404)
      expect((await edit({ trackingLink: 'javascript:alert(1)' })).statusCode).toBe(400)
      expect((await edit({ lines: [{ itemId: lines[0]?.itemId, quantity: 11 }] })).statusCode).toBe(409)
      const changes = { trackingCode: 'BR123', trackingLink: 'https://rastreio.example/BR123', nf: '4711' }
      const edited = await edit({
        ...changes,
        promisedOn: '2026-12-11',
        lines: [{ itemId: lines[0]?.itemId, quantity: 10 }],
      })
      expect(edited.statusCode).toBe(200)
      expect(await find(id, 1)).toMatchObject({ ...changes, promisedOn: '2026-12-11', lines: [{ quantity: 10 }] })
      expect((await edit({ carrier: 'Outra' })).statusCode).toBe(409)
    })

    test('DEL-006 what the ERP or a carrier reports is changed by nobody else', async () => {
      const id = await order()
      await plan(id, [10, 1])
      await desk.db.updateTable('delivery').set({ is_governed: true }).where('order_id', '=', id).execute()
      const answer = await move(id, 1, 'DISPATCHED')
      expect(answer.statusCode).toBe(409)
      expect(answer.json().message).toBe('Esta entrega é controlada pelo ERP.')
    })

    test('DEL-006 C-154 readers of orders read deliveries; only logistics and administrators change them', async () => {
      const id = await order()
      await plan(id, [1, 0])
      const managers: readonly Role[] = ['ADMINISTRATOR', 'LOGISTICS']
      for (const role of roles) {
        const reads = await as(role)(contract.listDeliveries, { params: { id } })
        const plans = await plan(id, [1, 0], { role })
        const expected = managers.includes(role) ? [200, 201] : [200, 403]
        const codes = role === 'SHIPPING_COMPANY' ? [403, 403] : expected
        expect([role, reads.statusCode, plans.statusCode]).toEqual([role, ...codes])
        expect([role, reads.json().mayPlan ?? false]).toEqual([role, managers.includes(role)])
      }
      const stranger = await desk.as('integrator2@girassol.demo')
      expect((await stranger(contract.listDeliveries, { params: { id } })).statusCode).toBe(404)
    })
  })
})
