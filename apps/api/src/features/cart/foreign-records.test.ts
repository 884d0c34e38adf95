import * as contract from '@girassol/contract/cart'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Caller } from '../../test-application.ts'
import { emptied, openShop, type Shop } from './test-shop.ts'

describe('records of others in the body of a cart’s change', () => {
  let shop: Shop
  let call: Caller

  beforeAll(async () => {
    shop = await openShop('postgres')
    call = await shop.as('integrator@girassol.demo')
  })
  afterAll(() => shop.close())

  const insertAddress = async (customerId: number): Promise<number> => {
    const place = { cep: '01310100', city_id: '3550308', city_name: 'São Paulo', uf: 'SP', number: '1' }
    const row = await shop.db
      .insertInto('customer_address')
      .values({ customer_id: customerId, ...place, reference: 'Rua de outro', neighborhood: 'Centro' })
      .returning('id')
      .executeTakeFirstOrThrow()
    return row.id
  }

  test('C-08 CUS-017 the address of another customer, of the same seller or not, is not delivered to', async () => {
    const { id } = await emptied(call)
    const own = await shop.customerIn('SP')
    const colleague = await shop.customerIn('SP')
    const foreign = await shop.customerIn('SP', { sellerCode: 'INT002' })
    await call(contract.updateCart, { params: { id }, body: { customerId: own } })
    const before = (await call(contract.readCart)).json()
    for (const customerId of [colleague, foreign]) {
      const body = { addressType: 'different' as const, deliveryAddressId: await insertAddress(customerId) }
      const answer = await call(contract.updateCart, { params: { id }, body })
      expect([answer.statusCode, answer.json().message]).toEqual([404, 'Endereço não encontrado.'])
    }
    expect((await call(contract.readCart)).json()).toEqual(before)
    const body = { addressType: 'different' as const, deliveryAddressId: await insertAddress(own) }
    expect((await call(contract.updateCart, { params: { id }, body })).statusCode).toBe(200)
  })

  test('C-08 staff may not bill a customer of a seller they did not select', async () => {
    const staff = await shop.as('commercial@girassol.demo', 'INT002')
    const { id } = await emptied(staff)
    const customerId = await shop.customerIn('SP', { sellerCode: 'INT001' })
    const answer = await staff(contract.updateCart, { params: { id }, body: { customerId } })
    expect([answer.statusCode, answer.json().message]).toEqual([404, 'Cliente não encontrado.'])
  })

  test('C-08 C-30 the cart opened for one seller is not changed while another is selected', async () => {
    const first = await shop.as('customer-success@girassol.demo', 'INT001')
    const { id } = await emptied(first)
    const other = await shop.as('customer-success@girassol.demo', 'INT002')
    const body = { additionalData: 'de outro integrador' }
    expect((await other(contract.updateCart, { params: { id }, body })).statusCode).toBe(404)
    expect((await first(contract.readCart)).json().additionalData).toBeNull()
  })
})
