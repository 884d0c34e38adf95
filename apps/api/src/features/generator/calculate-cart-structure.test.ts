import * as contract from '@girassol/contract/generator'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { testedDatabases } from '../../database/test-database.ts'
import { loadDemoData } from '../../demo-data/load-demo-data.ts'
import { type Caller, type TestApplication, testApplication } from '../../test-application.ts'

const line = { moduleId: '10010005', roofTypeId: 1, totalPanels: 5, totalLines: 2 }

describe.each(testedDatabases)('the structure of a cart on %s', (kind) => {
  let test$: TestApplication
  let integrator: Caller

  beforeAll(async () => {
    test$ = await testApplication({ kind })
    await loadDemoData(test$.deps.connection.db, new Date().toISOString())
    integrator = await test$.as('integrator@girassol.demo')
  })
  afterAll(() => test$.close())
  afterEach(() => test$.deps.connection.db.deleteFrom('orders').where('status', '=', 'CART').execute())

  const calculate = (...lines: object[]) =>
    integrator(contract.calculateCartStructure, { body: { lines: lines as (typeof line)[] } })

  test('KIT-016 C-24 C-27 the products of all lines are added to the cart, and fixings are rounded up to tens once on the sum', async () => {
    const answer = await calculate(line, { ...line, totalLines: 1 })
    expect(answer.statusCode, answer.body).toBe(200)
    const { cart, products } = answer.json()
    expect(products).toContainEqual({ erpCode: '10200005', quantity: 40, availability: 'Immediate' })
    for (const { erpCode, quantity } of products) {
      if (erpCode.startsWith('1020')) expect(quantity % 10).toBe(0)
    }
    const inCart = cart.invoiceItems.map((item: { productErpCode: string; quantity: number }) => [
      item.productErpCode,
      item.quantity,
    ])
    expect(inCart.sort()).toEqual(
      products.map(({ erpCode, quantity }: { erpCode: string; quantity: number }) => [erpCode, quantity]).sort(),
    )
  })

  test('KIT-016 C-24 a second calculation adds to the contents of the cart', async () => {
    const first = (await calculate(line)).json()
    const second = (await calculate(line)).json()
    const of = (answer: typeof first, code: string) =>
      answer.cart.invoiceItems.find((item: { productErpCode: string }) => item.productErpCode === code).quantity
    expect(second.cart.id).toBe(first.cart.id)
    expect(of(second, '10200005')).toBe(2 * of(first, '10200005'))
  })

  test('KIT-019 lines that need no product are refused with the quoted sentence', async () => {
    for (const lines of [[], [{ ...line, totalLines: 0 }], [{ ...line, totalPanels: 0 }]]) {
      const answer = await calculate(...lines)
      expect([answer.statusCode, answer.json().reason, answer.json().message]).toEqual([
        409,
        'structureEmpty',
        'Nenhum produto encontrado para a estrutura',
      ])
    }
  })

  test.each([
    ['lines.1.moduleId', { moduleId: '10019999' }],
    ['lines.1.moduleId', { moduleId: '10010001' }],
    ['lines.1.roofTypeId', { roofTypeId: 99 }],
    ['lines.1.totalPanels', { totalPanels: 201 }],
    ['lines.1.totalPanels', { totalPanels: -1 }],
    ['lines.1.totalLines', { totalLines: -1 }],
  ])('KIT-011 KIT-012 C-24 a wrong %s is refused with its line and nothing is added', async (property, wrong) => {
    const answer = await calculate(line, { ...line, ...wrong })
    expect([answer.statusCode, answer.json().errors[0].property]).toEqual([400, property])
    const carts = await test$.deps.connection.db
      .selectFrom('orders')
      .select('id')
      .where('status', '=', 'CART')
      .execute()
    expect(carts).toEqual([])
  })

  test('KIT-016 C-28 a product out of stock refuses the whole structure and is named', async () => {
    const { db } = test$.deps.connection
    const setStock = (remaining_quantity: number) =>
      db.updateTable('product').set({ remaining_quantity }).where('code', '=', '10200005').execute()
    await setStock(0)
    const answer = await calculate(line)
    await setStock(100_000)
    expect([answer.statusCode, answer.json().message, answer.json().details]).toEqual([
      409,
      'Produto fora de estoque!',
      { erpCode: '10200005' },
    ])
  })

  test('KIT-016 only store roles calculate', async () => {
    const financial = await test$.as('financial@girassol.demo')
    const answer = await financial(contract.calculateCartStructure, { body: { lines: [line] } })
    expect(answer.statusCode).toBe(403)
  })
})
