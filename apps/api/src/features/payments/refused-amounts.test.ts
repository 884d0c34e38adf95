import * as cart from '@girassol/contract/cart'
import * as payments from '@girassol/contract/payments'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { toDemoEmail } from '../../http/test-contract.ts'
import { openShop, type Shop } from '../cart/test-shop.ts'

let shop: Shop

beforeAll(async () => {
  shop = await openShop('postgres')
})
afterAll(() => shop.close())

const message = 'No máximo 2 casas decimais'

test.each(['card1value', 'card2value'])('USE-034 a fraction of a cent in %s is refused by name', async (field) => {
  const integrator = await shop.as(toDemoEmail('INTEGRATOR'))
  const answer = await integrator(cart.updateCart, { params: { id: 1 }, body: { [field]: 10.005 } })
  expect(answer.statusCode).toBe(400)
  expect(answer.json().errors).toEqual([{ property: field, value: 10.005, constraints: { custom: message } }])
})

test('USE-034 a fraction of a cent in the service value is refused by name', async () => {
  const integrator = await shop.as(toDemoEmail('INTEGRATOR'))
  const answer = await integrator(cart.changePrices, { params: { id: 1 }, body: { grossCommission: 0.001 } })
  expect(answer.json().errors).toEqual([
    { property: 'grossCommission', value: 0.001, constraints: { custom: message } },
  ])
})

test('USE-034 a fraction of a cent in an instalment is refused by name', async () => {
  const financial = await shop.as(toDemoEmail('FINANCIAL'))
  const installments = [{ numberInstallment: 1, value: 33.333, dueDate: '2026-12-21' }]
  const body = { code: '001', description: 'À vista', quantityInstallment: 1, rangeInstallment: 0, installments }
  const answer = await financial(payments.selectPaymentMethod, { params: { id: 1 }, body })
  expect(answer.json().errors).toEqual([
    { property: 'installments.0.value', value: 33.333, constraints: { custom: message } },
  ])
})
