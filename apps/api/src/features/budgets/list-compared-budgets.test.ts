import * as budgets from '@girassol/contract/budgets'
import * as cart from '@girassol/contract/cart'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testedDatabases } from '../../database/test-database.ts'
import type { Caller } from '../../test-application.ts'
import { openShop, readyCart, type Shop } from '../cart/test-shop.ts'
import { aBudget } from './test-budgets.ts'

describe.each(testedDatabases)('budgets side by side on %s', (kind) => {
  let shop: Shop
  let integrator: Caller
  let ids: readonly number[] = []

  beforeAll(async () => {
    shop = await openShop(kind)
    integrator = await shop.as('integrator@girassol.demo')
    const made: number[] = []
    for (let count = 0; count < 5; count += 1) made.push((await aBudget(shop, integrator)).id)
    ids = made
  })
  afterAll(() => shop.close())

  const compare = (wanted: readonly number[], caller = integrator) =>
    caller(budgets.listComparedBudgets, { query: { ids: wanted.join(',') } })

  test('DEC-004 two to four budgets stand side by side in the chosen order, with their figures and equipment', async () => {
    const wanted = [ids[2], ids[0], ids[3], ids[1]].flatMap((id) => id ?? [])
    const answer = await compare(wanted)
    expect(answer.statusCode, answer.body).toBe(200)
    const found = answer.json()
    expect(found.map(({ id }: { id: number }) => id)).toEqual(wanted)
    expect(found[0]).toMatchObject({
      status: 'BUDGET',
      kitPower: 5.5,
      totalInvoice: expect.any(Number),
      figures: { dcAcRatio: 1.0848, dispatch: { days: 0 }, points: { earned: expect.any(Number) } },
      equipment: [
        { kind: 'power', productName: 'Módulo HELIAR 550W mono PERC 144C', quantity: 10 },
        { kind: 'inverter', productName: 'Inversor VOLTARA VT-5K-M 5,07kW monofásico 220V', quantity: 1 },
      ],
    })
  })

  test('DEC-004 a fifth budget is refused with a sentence, and one alone too', async () => {
    const fifth = await compare(ids)
    expect([fifth.statusCode, fifth.json().message]).toEqual([400, 'Compare no máximo 4 orçamentos de cada vez.'])
    const alone = await compare(ids.slice(0, 1))
    expect([alone.statusCode, alone.json().message]).toEqual([400, 'Escolha dois ou mais orçamentos para comparar.'])
  })

  test('DEC-004 C-08 an order, a cart and the budget of another integrator are not found', async () => {
    const [first = 0, , , , last = 0] = ids
    const open = await readyCart(shop, integrator)
    expect((await compare([first, open.id])).statusCode).toBe(404)
    await integrator(cart.finishAsOrder, { params: { id: open.id } })
    expect((await compare([first, open.id])).statusCode).toBe(404)
    const other = await shop.db.selectFrom('seller').select('id').where('erp_code', '=', 'INT002').executeTakeFirst()
    await shop.db
      .updateTable('orders')
      .set({ seller_id: other?.id ?? 0 })
      .where('id', '=', last)
      .execute()
    expect((await compare([first, last])).statusCode).toBe(404)
  })
})
