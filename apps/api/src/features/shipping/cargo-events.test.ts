import { receiveFreightEvent } from '@girassol/contract/shipping'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testedDatabases } from '../../database/test-database.ts'
import { simulatedFreight } from '../../integrations/freight/simulated-freight.ts'
import { noon } from '../cart/test-shop.ts'
import { type Life, openLife } from '../orders/test-life.ts'
import { followCargoes } from './follow-cargoes.ts'

const hours = (count: number) => new Date(Date.parse(noon) + count * 3_600_000).toISOString()

describe.each(testedDatabases)('events of the freight hub about a cargo, on %s', (kind) => {
  let life: Life
  let cargoes = 0
  beforeAll(async () => {
    life = await openLife(kind)
  })
  afterAll(() => life.close())

  const cargoAt = async (...[status, columns]: Parameters<Life['orderAt']>) => {
    cargoes += 1
    const fretefyCode = `CARGA-${cargoes}`
    const id = await life.orderAt(status, { fretefy_code: fretefyCode, ...columns })
    return { id, fretefyCode }
  }
  const sendEvent = async (body: object) => {
    const answer = await life.signed(receiveFreightEvent, body, 'freight')
    expect(answer.statusCode).toBe(202)
    return answer.json() as { outcome: string; reason: string | null }
  }

  test('E17 E18 C-50 each event moves the order one step, up to the delivery', async () => {
    const { id, fretefyCode } = await cargoAt('WAITING_DISPATCH')
    const codes = [
      'COLLECTED',
      'IN_TRANSIT',
      'AT_DESTINATION_BRANCH',
      'DELIVERY_STARTED',
      'OUT_FOR_DELIVERY',
      'DELIVERED',
    ]
    const statuses: string[] = []
    for (const [index, event] of codes.entries()) {
      await sendEvent({ fretefyCode, event, date: hours(index) })
      statuses.push(await life.readStatus(id))
    }
    expect(statuses).toEqual([
      'INVOICE_DISPATCHED',
      'DELIVERY_IN_TRANSIT',
      'DELIVERY_AT_AFFILIATE',
      'DELIVERY_START',
      'DELIVERY_EN_ROUTE',
      'INVOICE_DELIVERED',
    ])
    expect((await life.readLog(id)).at(-1)).toMatchObject({ author: 'ERP', description: 'Pedido entregue' })
  })

  test('E17 E18 the waybill day is that of São Paulo, and the carrier’s estimated delivery is stored', async () => {
    const { id, fretefyCode } = await cargoAt('WAITING_DISPATCH')
    await sendEvent({ fretefyCode, event: 'COLLECTED', date: '2026-11-25T01:30:00Z' })
    await sendEvent({ fretefyCode, event: 'IN_TRANSIT', date: hours(1), estimatedDeliveryDate: '2026-12-02' })
    expect(await life.read(id)).toMatchObject({
      waybill_date: '2026-11-24',
      actual_estimated_delivery_date: '2026-12-02',
    })
  })

  test('E18 C-50 steps may be skipped but not reversed, and a repeated event has no effect', async () => {
    const { id, fretefyCode } = await cargoAt('INVOICE_DISPATCHED')
    const enRoute = { fretefyCode, event: 'OUT_FOR_DELIVERY', date: '2026-11-24T12:00:00-03:00' }
    expect((await sendEvent(enRoute)).outcome).toBe('moved')
    expect((await sendEvent({ ...enRoute, date: '2026-11-24T15:00:00Z' })).outcome).toBe('repeated')
    expect((await sendEvent({ fretefyCode, event: 'IN_TRANSIT', date: hours(1) })).outcome).toBe('late')
    expect(await life.readStatus(id)).toBe('DELIVERY_EN_ROUTE')
  })

  test('E18 E21 C-79 during a return the carrier’s events move nothing; after a refusal the order has the status of its goods', async () => {
    const { id, fretefyCode } = await cargoAt('PROCESSING_DISASSEMBLY', { status_before: 'DELIVERY_IN_TRANSIT' })
    const sendEventAt = async (event: string, hour: number) =>
      (await sendEvent({ fretefyCode, event, date: hours(hour) })).outcome
    expect(await sendEventAt('IN_TRANSIT', 1)).toBe('late')
    expect(await sendEventAt('DELIVERED', 2)).toBe('noted')
    expect(await life.read(id)).toMatchObject({
      status: 'PROCESSING_DISASSEMBLY',
      status_before: 'INVOICE_DELIVERED',
      money_in_at: null,
    })
    expect((await life.readLog(id)).at(-1)?.description).toBe('Pedido entregue')
    await life.db.updateTable('orders').set({ status: 'INVOICE_RETURNED' }).where('id', '=', id).execute()
    expect(await sendEventAt('DELIVERED', 3)).toBe('late')
  })

  test('E18 a failed delivery attempt is logged and moves nothing', async () => {
    const { id, fretefyCode } = await cargoAt('DELIVERY_EN_ROUTE')
    expect((await sendEvent({ fretefyCode, event: 'DELIVERY_FAILED', date: noon })).outcome).toBe('noted')
    expect(await life.readStatus(id)).toBe('DELIVERY_EN_ROUTE')
    expect((await life.readLog(id)).at(-1)?.description).toBe('Tentativa de entrega sem sucesso')
  })

  test.each([
    ['of no order', { fretefyCode: 'NADA', event: 'DELIVERED', date: noon }, /Nenhum pedido tem o código NADA/],
    ['that nobody knows', { event: 'EATEN', date: noon }, /Evento desconhecido: EATEN/],
    ['without a date', { event: 'DELIVERED' }, /formato combinado/],
  ])('C-140 an event %s waits for the administrator', async (_what, body, reason) => {
    const { fretefyCode } = await cargoAt('INVOICE_DISPATCHED')
    expect(await sendEvent({ fretefyCode, ...body })).toEqual({
      outcome: 'dead',
      reason: expect.stringMatching(reason),
    })
  })

  test('C-50 a message signed by another system is refused', async () => {
    const { id, fretefyCode } = await cargoAt('INVOICE_DISPATCHED')
    const answer = await life.signed(receiveFreightEvent, { fretefyCode, event: 'DELIVERED', date: noon }, 'erp')
    expect(answer.statusCode).toBe(401)
    expect(await life.readStatus(id)).toBe('INVOICE_DISPATCHED')
  })

  test('E18 missing events are fetched from the hub, and each has one effect however it arrives', async () => {
    const hub = simulatedFreight({ now: () => new Date(hours(30)) })
    life.deps.ports.freight = hub
    const code = `SIM-1-2611606-${Date.parse(noon).toString(36)}`
    const { id, fretefyCode } = await cargoAt('WAITING_DISPATCH', { fretefy_code: code })
    const early = await cargoAt('INVOICE_BILLED', { fretefy_code: `${code}9` })
    await sendEvent({ fretefyCode: code, event: 'COLLECTED', date: hours(6) })
    await followCargoes(life.deps)
    expect(await life.readStatus(id)).toBe('DELIVERY_IN_TRANSIT')
    const log = await life.readLog(id)
    await followCargoes(life.deps)
    expect(await life.readLog(id)).toEqual(log)
    expect(await life.readStatus(early.id)).toBe('INVOICE_BILLED')
    expect(fretefyCode).not.toBe(code)
  })

  test('E18 a cargo that fails does not block the others, and the job reports it', async () => {
    const code = `SIM-2-2611606-${Date.parse(noon).toString(36)}`
    const failing = await cargoAt('WAITING_DISPATCH')
    const { id } = await cargoAt('WAITING_DISPATCH', { fretefy_code: code })
    const hub = simulatedFreight({ now: () => new Date(hours(7)) })
    life.deps.ports.freight = {
      ...hub,
      tracking: (requested) =>
        requested === failing.fretefyCode ? Promise.reject(new Error('no route')) : hub.tracking(requested),
    }
    await expect(followCargoes(life.deps)).rejects.toThrow(/1 of \d+ cargoes failed/)
    expect(await life.readStatus(id)).toBe('INVOICE_DISPATCHED')
  })
})
