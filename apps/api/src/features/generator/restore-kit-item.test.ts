import * as cartContract from '@girassol/contract/cart'
import * as contract from '@girassol/contract/generator'
import type { OrderView } from '@girassol/contract/orders'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { testedDatabases } from '../../database/test-database.ts'
import { loadDemoData } from '../../demo-data/load-demo-data.ts'
import { type Caller, type TestApplication, testApplication } from '../../test-application.ts'

const options = { power: 5.5, inverterBrandId: '201', inverterId: '10100003', moduleId: '10010005', roofTypeId: 1 }
const kit = { ...options, chosenModuleId: '10010005', chosenInverterId: '10100003' }

const listLines = ({ invoiceItems }: OrderView) =>
  invoiceItems.map(({ productErpCode, quantity, kitQuantity }) => [productErpCode, quantity, kitQuantity])

const lineOf = ({ invoiceItems }: OrderView, code: string) => {
  const found = invoiceItems.find(({ productErpCode }) => productErpCode === code)
  if (found === undefined) throw new Error(`No ${code} in the cart`)
  return found
}

describe.each(testedDatabases)('undoing the removal of an item of a kit on %s', (kind) => {
  let test$: TestApplication
  let integrator: Caller

  beforeAll(async () => {
    test$ = await testApplication({ kind })
    await loadDemoData(test$.deps.connection.db, new Date().toISOString())
    integrator = await test$.as('integrator@girassol.demo')
  })
  afterAll(() => test$.close())
  afterEach(async () => {
    await test$.deps.connection.db.deleteFrom('orders').where('status', '=', 'CART').execute()
    await test$.deps.connection.db.deleteFrom('rate_limit').execute()
  })

  const search = async (): Promise<OrderView> => {
    const { cart }: contract.Proposals = (await integrator(contract.searchKits, { body: options })).json()
    if (cart === null) throw new Error('No kit was found')
    return cart
  }

  const setQuantity = async (cart: OrderView, code: string, qty: number): Promise<OrderView> => {
    const params = { cartId: cart.id, code, qty }
    return (await integrator(cartContract.changeCartItemQuantity, { params, query: {} })).json()
  }

  const restore = async (cart: OrderView, code: string, rest: object = {}): Promise<OrderView> => {
    const { quantity, kitQuantity } = lineOf(cart, code)
    const body = { ...kit, erpCode: code, quantity, kitQuantity, ...rest }
    const answer = await integrator(contract.restoreKitItem, { body })
    expect(answer.statusCode, answer.body).toBe(200)
    return answer.json()
  }

  test('C-32 C-22 an item of the kit returns to its place as a part of the kit, so that a search does not double it', async () => {
    const cart = await search()
    for (const [code] of listLines(cart)) {
      await setQuantity(cart, String(code), 0)
      expect(listLines(await restore(cart, String(code)))).toEqual(listLines(cart))
    }
    expect(listLines(await search())).toEqual(listLines(cart))
  })

  test('C-32 the cart has its kit again when the module is back, and a larger quantity stays that of the kit', async () => {
    const cart = await search()
    const larger = await setQuantity(cart, '10010005', 14)
    expect(lineOf(larger, '10010005').kitQuantity).toBe(14)
    const without = await setQuantity(larger, '10010005', 0)
    expect([without.kit, without.generator]).toEqual([null, null])
    const restored = await restore(larger, '10010005')
    expect(restored).toMatchObject({ kit: larger.kit, generator: options })
    expect(listLines(restored)).toEqual(listLines(larger))
  })

  test('C-32 after both were removed, the kit is back when both are', async () => {
    const cart = await search()
    await setQuantity(cart, '10010005', 0)
    await setQuantity(cart, '10100003', 0)
    expect((await restore(cart, '10010005')).kit).toBeNull()
    expect((await restore(cart, '10100003')).kit).toEqual(cart.kit)
  })

  test('C-32 what is no part of the kit is added by hand, whatever the caller says', async () => {
    const cart = await search()
    const other = await restore(cart, '10010005', { erpCode: '10010007', quantity: 2, kitQuantity: 2 })
    expect(lineOf(other, '10010007')).toMatchObject({ quantity: 2, kitQuantity: 0 })
    expect(other.kit).toEqual(cart.kit)
  })

  test('C-32 beside another kit the item is added by hand', async () => {
    const cart = await search()
    await integrator(contract.swapKit, {
      body: { ...options, chosenModuleId: '10010007', chosenInverterId: '10100002' },
    })
    const restored = await restore(cart, '10010005')
    expect(lineOf(restored, '10010005').kitQuantity).toBe(0)
    expect(restored.kit?.moduleId).toBe('10010007')
  })

  test('C-32 an undo that is sent twice adds nothing twice', async () => {
    const cart = await search()
    await setQuantity(cart, '10100003', 0)
    await restore(cart, '10100003')
    expect(listLines(await restore(cart, '10100003'))).toEqual(listLines(cart))
  })
})
