import * as cart from '@girassol/contract/cart'
import type { Endpoint } from '@girassol/contract/http/endpoint'
import * as contract from '@girassol/contract/orders'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testedDatabases } from '../../../database/test-database.ts'
import type { Caller } from '../../../test-application.ts'
import { noon, openShop, products, readyCart, type Shop } from '../../cart/test-shop.ts'
import { moveInTest } from '../test-moves.ts'

describe.each(testedDatabases)('recalculation of a waiting order, on %s', (kind) => {
  let shop: Shop
  let integrator: Caller
  let staff: Caller

  beforeAll(async () => {
    shop = await openShop(kind)
    integrator = await shop.as('integrator@girassol.demo')
    staff = await shop.as('commercial@girassol.demo', 'INT001')
  })
  afterAll(() => shop.close())

  const finished = async (as: typeof cart.finishAsOrder | typeof cart.finishAsBudget = cart.finishAsOrder) => {
    const { id } = await readyCart(shop, integrator)
    expect((await integrator(as, { params: { id } })).statusCode).toBe(200)
    return id
  }
  const show = async (id: number) => (await staff(contract.showOrder, { params: { id } })).json() as contract.OrderView
  const logs = async (id: number) => {
    const lines = await shop.db.selectFrom('order_log').select('description').where('order_id', '=', id).execute()
    return lines.map(({ description }) => description)
  }
  const request = (call: Caller, endpoint: Endpoint, id: number) => call(endpoint, { params: { id } } as never)
  const withTax = (percent: string) =>
    shop.db
      .updateTable('setting')
      .set({ value: JSON.stringify(percent) })
      .where('key', '=', 'service-tax-percent')
      .execute()
  const withStock = async (
    stock: { remaining_quantity: number; boarding_date: string | null },
    work: () => unknown,
  ) => {
    const panel = () => shop.db.updateTable('product').where('code', '=', products.panel)
    const before = await shop.db
      .selectFrom('product')
      .select(['remaining_quantity', 'boarding_date'])
      .where('code', '=', products.panel)
      .executeTakeFirstOrThrow()
    await panel().set(stock).execute()
    await work()
    await panel().set(before).execute()
  }

  test('DET-038 VAL-005 an order that leaves later than promised gets a new promise, a later arrival and a log line', async () => {
    const id = await finished()
    const before = await show(id)
    expect((await request(integrator, contract.recalculateAvailability, id)).json()).toEqual({
      updated: false,
      unavailableItems: [],
    })
    await withStock({ remaining_quantity: 0, boarding_date: '2026-12-14' }, async () => {
      const answer = await request(integrator, contract.recalculateAvailability, id)
      expect(answer.json()).toEqual({ updated: true, unavailableItems: [] })
      const after = await show(id)
      expect(after.invoiceItems[0]).toMatchObject({ availability: '2026-12-14', status: 'AVAILABLE' })
      expect(after.estimatedDeliveryDate && before.estimatedDeliveryDate).toBeTruthy()
      expect(String(after.estimatedDeliveryDate) > String(before.estimatedDeliveryDate)).toBe(true)
      expect((await request(integrator, contract.recalculateAvailability, id)).json().updated).toBe(false)
    })
    expect((await request(integrator, contract.recalculateAvailability, id)).json().updated).toBe(true)
    expect((await logs(id)).filter((line) => line === 'Disponibilidade atualizada')).toHaveLength(2)
  })

  test('DET-038 C-28 items that can no longer be delivered are listed by code and name', async () => {
    const id = await finished(cart.finishAsBudget)
    await withStock({ remaining_quantity: 0, boarding_date: null }, async () => {
      expect((await request(integrator, contract.recalculateAvailability, id)).json()).toEqual({
        updated: true,
        unavailableItems: [{ productErpCode: products.panel, productName: 'Módulo HELIAR 550W mono PERC 144C' }],
      })
      expect((await show(id)).invoiceItems[0]).toMatchObject({ availability: null, status: 'UNAVAILABLE' })
    })
  })

  test('DET-039 DET-004 the order leaves on the first day with all items available, or on a chosen later one', async () => {
    const id = await finished()
    expect((await request(staff, contract.recalculateDeliveryDate, id)).json()).toEqual({ updated: false })
    shop.setNow('2026-11-24T15:00:00.000Z')
    expect((await request(staff, contract.recalculateDeliveryDate, id)).json()).toEqual({ updated: true })
    expect((await show(id)).deliveryDate).toBe('2026-11-25')
    const choose = (deliveryDate: string) =>
      staff(contract.recalculateDeliveryDate, { params: { id }, body: { deliveryDate } })
    expect((await choose('2026-12-07')).json()).toEqual({ updated: true })
    const { deliveryDate, estimatedDeliveryDate } = await show(id)
    expect(deliveryDate).toBe('2026-12-07')
    expect(String(estimatedDeliveryDate) > '2026-12-07').toBe(true)
    const early = await choose('2026-11-24')
    expect([early.statusCode, early.json().message]).toEqual([409, 'O embarque não pode ser antes de 25/11/2026.'])
    expect((await choose('24/11/2026')).statusCode).toBe(400)
    expect(await logs(id)).toContain('Estimativa de embarque alterada para 07/12/2026')
    shop.setNow(noon)
    expect((await request(integrator, contract.recalculateDeliveryDate, id)).statusCode).toBe(403)
  })

  test('DET-040 C-80 the net service value follows the service tax', async () => {
    const id = await finished()
    const changed = await integrator(cart.changePrices, { params: { id }, body: { grossCommission: 100 } })
    expect(changed.json().netCommission).toBe(80)
    expect((await request(integrator, contract.recalculateCommission, id)).json()).toEqual({ updated: false })
    await withTax('25')
    expect((await request(integrator, contract.recalculateCommission, id)).json()).toEqual({ updated: true })
    expect((await show(id)).netCommission).toBe(75)
    expect(await logs(id)).toContain('Valor líquido do serviço atualizado')
    await withTax('20')
    const financial = await shop.as('financial@girassol.demo')
    expect((await request(financial, contract.recalculateCommission, id)).statusCode).toBe(403)
  })

  test('DET-041 DET-022 C-68 insurance follows the billed customer until the order is approved', async () => {
    const id = await finished()
    await shop.db.updateTable('orders').set({ insurance: false }).where('id', '=', id).execute()
    expect((await request(integrator, contract.recalculateInsurance, id)).json()).toEqual({ insurance: true })
    expect((await show(id)).insurance).toBe(true)
    expect((await request(integrator, contract.recalculateInsurance, id)).json()).toEqual({ insurance: true })
    expect((await logs(id)).filter((line) => line === 'Seguro incluído')).toHaveLength(1)
    await moveInTest(shop, id, { event: 'validate' })
    expect((await request(integrator, contract.recalculateInsurance, id)).statusCode).toBe(200)
    await moveInTest(shop, id, { event: 'approve' })
    const late = await request(integrator, contract.recalculateInsurance, id)
    expect([late.statusCode, late.json().message]).toEqual([409, 'Este pedido não é mais recalculado.'])
  })

  test('DET-022 DET-038 a validated order is not recalculated; a stranger’s is not found', async () => {
    const id = await finished()
    const every = [contract.recalculateAvailability, contract.recalculateCommission, contract.recalculateInsurance]
    const stranger = await shop.as('integrator2@girassol.demo')
    for (const endpoint of every) expect((await request(stranger, endpoint, id)).statusCode).toBe(404)
    await moveInTest(shop, id, { event: 'validate' })
    for (const endpoint of [contract.recalculateAvailability, contract.recalculateDeliveryDate]) {
      expect((await request(staff, endpoint, id)).statusCode).toBe(409)
    }
  })

  test('DET-038 twenty people who recalculate at once write one log line', async () => {
    const id = await finished()
    await withStock({ remaining_quantity: 0, boarding_date: '2026-12-21' }, async () => {
      const answers = await Promise.all(
        Array.from({ length: 20 }, () => request(integrator, contract.recalculateAvailability, id)),
      )
      expect(answers.map((answer) => answer.json().updated).filter(Boolean)).toHaveLength(1)
    })
    expect((await logs(id)).filter((line) => line === 'Disponibilidade atualizada')).toHaveLength(1)
  })
})
