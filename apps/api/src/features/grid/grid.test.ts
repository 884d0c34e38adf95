import { addCartItem, finishAsOrder } from '@girassol/contract/cart'
import { searchKits, swapKit } from '@girassol/contract/generator'
import * as contract from '@girassol/contract/grid'
import { showOrder } from '@girassol/contract/orders'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testedDatabases } from '../../database/test-database.ts'
import type { Caller } from '../../test-application.ts'
import { change, openShop, type Shop } from '../cart/test-shop.ts'

const single = (powerW: number) => ({ powerW, phases: 1 as const })
const three = (powerW: number) => ({ powerW, phases: 3 as const })

describe.each(testedDatabases)('the grid check on %s', (kind) => {
  let test$: Shop
  let integrator: Caller

  beforeAll(async () => {
    test$ = await openShop(kind)
    integrator = await test$.as('integrator@girassol.demo')
  })
  afterAll(() => test$.close())

  const check = (body: object, caller = integrator) => caller(contract.checkGrid, { body: body as never })

  test('GRID-001 GRID-002 GRID-005 answers power, remarks, phases and imbalance of a house', async () => {
    const answer = await check({ supply: 'BI_127_220', breakerA: 40, inverters: [single(9_990)] })
    expect(answer.json()).toEqual({
      availableKw: 9.35,
      outputKw: 9.99,
      remarks: [
        {
          code: 'LOAD',
          text: 'Potência acima da disponível: exige aumento de carga',
          figures: '9,99 kW para 9,35 kW',
        },
      ],
      needsTransformer: false,
      transformer: null,
      phases: [{ inverter: 1, phase: 'A' }],
      loads: [
        { phase: 'A', kw: 9.99 },
        { phase: 'B', kw: 0 },
      ],
      imbalanceKw: 9.99,
    })
    const small = await check({ supply: 'BI_127_220', breakerA: 40, inverters: [single(8_200)] })
    expect(small.json().remarks).toEqual([])
  })

  test('GRID-002 GRID-003 without supply and breaker only the sum is judged', async () => {
    expect((await check({ inverters: [three(75_000)] })).json()).toMatchObject({ availableKw: null, remarks: [] })
    const above = (await check({ inverters: [three(75_000), single(1)] })).json()
    expect(above).toMatchObject({ remarks: [{ code: 'MINI' }], phases: [], loads: [], imbalanceKw: null })
  })

  test.each([
    [12_500, 15, '10600013', 4290],
    [59_012, 75, '10600016', 14_980],
  ])('GRID-004 for %d W on 127/220 V a transformer of %d kVA is offered with its price', async (...row) => {
    const [powerW, kva, code, price] = row
    const answer = await check({ supply: 'TRI_127_220', inverters: [three(powerW)] })
    expect(answer.json()).toMatchObject({
      needsTransformer: true,
      transformer: { code, kva, inputV: 380, outputV: 220, price },
    })
  })

  test('GRID-004 no fitting product leaves the need for one, without an offer', async () => {
    const answer = await check({ supply: 'TRI_127_220', inverters: [three(200_000)] })
    expect(answer.json()).toMatchObject({ needsTransformer: true, transformer: null })
  })

  test('GRID-004 C-38 a transformer that is no longer sold is not offered, the next one is', async () => {
    const { db } = test$
    await db.updateTable('product').set({ active: false }).where('code', '=', '10600013').execute()
    const answer = await check({ supply: 'TRI_127_220', inverters: [three(12_500)] })
    await db.updateTable('product').set({ active: true }).where('code', '=', '10600013').execute()
    expect(answer.json().transformer).toMatchObject({ code: '10600014', kva: 30 })
  })

  test.each([
    ['supply', ['TRI_220_380'], ['TRI', '', 3, null]],
    ['breakerA', [10, 1000], [9, 1001, 40.5, '40', null]],
    ['inverters', [[three(1)]], [[], {}, null, [single(0)], [{ powerW: 5, phases: 2 }], [{ powerW: 5.5, phases: 1 }]]],
  ])('GRID-001 C-159 %s is accepted at its bounds and refused by its name', async (field, good, bad) => {
    const usual = { supply: 'MONO_220', breakerA: 40, inverters: [single(5_000)] }
    for (const value of good) expect((await check({ ...usual, [field]: value })).statusCode).toBe(200)
    for (const value of bad) {
      const answer = await check({ ...usual, [field]: value })
      expect([answer.statusCode, answer.json().errors?.[0]?.property.split('.')[0]]).toEqual([400, field])
    }
  })

  test('GRID-001 C-159 an unknown field is refused', async () => {
    const answer = await check({ supply: 'MONO_220', inverters: [single(5_000)], roof: 1 })
    expect(answer.statusCode).toBe(400)
  })

  test('GRID-004 the added transformer is priced with the kit, stays when the kit is swapped, and is in the order', async () => {
    const wanted = { power: 15, inverterBrandId: '201', inverterId: '10100007', moduleId: '10010005', roofTypeId: 1 }
    const options = { ...wanted, supply: 'TRI_127_220' as const }
    const found = (await integrator(searchKits, { body: options })).json()
    expect(found.kits[0]?.warnings).toContainEqual(expect.objectContaining({ code: 'TRANSFORMADOR' }))
    const before = found.cart?.subTotal ?? 0
    const added = (await integrator(addCartItem, { body: { erpCode: '10600013', quantity: 1 } })).json()
    expect(added.subTotal).toBeCloseTo(before + 4290, 2)
    expect(added.kit).toEqual({ moduleId: '10010005', inverterId: '10100007' })
    const swap = { ...options, chosenModuleId: '10010005', chosenInverterId: '10100007' }
    await integrator(swapKit, { body: swap })
    const customerId = await test$.customerIn('SP')
    await change(integrator, added.id, { customerId, addressType: 'same', paymentMethod: 'PIX' })
    const finished = await integrator(finishAsOrder, { params: { id: added.id } })
    expect(finished.statusCode, finished.body).toBe(200)
    const order = (await integrator(showOrder, { params: { id: added.id } })).json()
    expect(order.invoiceItems).toContainEqual(
      expect.objectContaining({ productErpCode: '10600013', quantity: 1, unitValue: 4290 }),
    )
  })

  test('GRID-004 C-29 a price is hidden from users who may not see prices', async () => {
    await test$.db
      .updateTable('app_user')
      .set({ can_view_product_prices: false })
      .where('email', '=', 'integrator@girassol.demo')
      .execute()
    const blind = await test$.as('integrator@girassol.demo')
    const answer = await check({ supply: 'TRI_127_220', inverters: [three(12_500)] }, blind)
    expect(answer.json().transformer).toMatchObject({ kva: 15, price: null })
  })
})
