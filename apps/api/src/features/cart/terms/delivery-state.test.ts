import * as contract from '@girassol/contract/cart'
import { deliveryStateSentences } from '@girassol/domain/cart'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { testedDatabases } from '../../../database/test-database.ts'
import type { Caller } from '../../../test-application.ts'
import { change, openShop, readyCart, type Shop } from '../test-shop.ts'

const otherState = { statusCode: 409, message: deliveryStateSentences.otherState }

/** CUS-020: every way in which the two states could differ. */
describe.each(testedDatabases)('the state of billing and of delivery on %s', (kind) => {
  let shop: Shop
  let integrator: Caller
  let cartId: number
  let customerId: number
  let inCampinas: number

  beforeAll(async () => {
    shop = await openShop(kind)
    integrator = await shop.as('integrator@girassol.demo')
  })
  afterAll(() => shop.close())

  const addressIn = async (uf: string, cityId: string): Promise<number> => {
    const place = { uf, city_id: cityId, city_name: 'x', cep: '13015904', reference: 'Rua', number: '1' }
    const values = { customer_id: customerId, neighborhood: 'Centro', ...place }
    return (await shop.db.insertInto('customer_address').values(values).returning('id').executeTakeFirstOrThrow()).id
  }

  beforeEach(async () => {
    cartId = (await readyCart(shop, integrator)).id
    customerId = await shop.customerIn('SP')
    inCampinas = await addressIn('SP', '3509502')
    await change(integrator, cartId, { customerId })
    await change(integrator, cartId, { addressType: 'different', deliveryAddressId: inCampinas })
  })

  const patch = async (body: Parameters<typeof change>[2]) => {
    const answer = await integrator(contract.updateCart, { params: { id: cartId }, body })
    return answer.json()
  }
  const moveCustomer = (uf: 'SC') =>
    shop.db.updateTable('customer').set({ erp_state: uf }).where('id', '=', customerId).execute()

  test.each([
    ['a saved address', async () => ({ deliveryAddressId: await addressIn('SC', '4205407') })],
    ['a written address', async () => ({ deliveryAddressErpState: 'SC', deliveryAddressErpCity: '4205407' })],
    ['a state in small letters', async () => ({ deliveryAddressErpState: 'sc', deliveryAddressErpCity: '4205407' })],
  ])('CUS-020 after the customer, %s elsewhere is refused', async (_, other) => {
    expect(await patch({ addressType: 'different', ...(await other()) })).toMatchObject(otherState)
    expect((await integrator(contract.readCart)).json()).toMatchObject({ deliveryAddressId: inCampinas })
  })

  test('CUS-020 a customer whose billing moved to another state after the address was chosen is refused', async () => {
    await moveCustomer('SC')
    expect(await patch({ customerId })).toMatchObject(otherState)
  })

  test('CUS-020 choosing another customer removes the chosen delivery address', async () => {
    const other = await shop.customerIn('SC')
    const cart = await change(integrator, cartId, { customerId: other })
    expect(cart).toMatchObject({ addressType: null, deliveryAddressErpState: null, chargeAddressErpState: 'SC' })
  })

  test('CUS-020 the billing address that is delivered to follows the customer', async () => {
    await change(integrator, cartId, { addressType: 'same' })
    const cart = await change(integrator, cartId, { customerId: await shop.customerIn('SC') })
    expect(cart).toMatchObject({ addressType: 'same', deliveryAddressErpState: 'SC', chargeAddressErpState: 'SC' })
  })

  test.each([
    ['an order', contract.finishAsOrder],
    ['a budget', contract.finishAsBudget],
  ])('CUS-020 CUS-021 %s is not finished for another state, and is when the customer fetches it', async (...row) => {
    const [, finish] = row
    const drifted = { charge_address_erp_state: 'SC' }
    await shop.db.updateTable('orders').set(drifted).where('id', '=', cartId).execute()
    const refused = await integrator(finish, { params: { id: cartId } })
    expect(refused.json()).toMatchObject({ ...otherState, reason: 'incomplete' })
    const fetched = await integrator(contract.choosePickup, { params: { id: cartId } })
    expect(fetched.json()).toMatchObject({ addressType: 'pickup', missing: [] })
    expect((await integrator(finish, { params: { id: cartId } })).statusCode).toBe(200)
  })

  test('CUS-021 a pickup lets the customer be of any state', async () => {
    await integrator(contract.choosePickup, { params: { id: cartId } })
    await moveCustomer('SC')
    expect(await patch({ customerId })).toMatchObject({ addressType: 'pickup', chargeAddressErpState: 'SC' })
  })

  test('C-34 C-97 a written city must be of its state, and is named as the register names it', async () => {
    const written = { deliveryAddressErpState: 'SP', deliveryAddressErpCity: '3509502' }
    expect(await patch({ ...written, deliveryAddressErpCityName: 'Paris' })).toMatchObject({
      deliveryAddressErpCityName: 'Campinas',
      freightPercentage: 2,
    })
    for (const deliveryAddressErpCity of ['4205407', '9999999']) {
      expect(await patch({ ...written, deliveryAddressErpCity })).toMatchObject({
        statusCode: 400,
        message: 'A cidade não pertence ao estado escolhido.',
      })
    }
  })
})
