import * as cart from '@girassol/contract/cart'
import { makeHold } from '@girassol/contract/holds'
import { showOrder } from '@girassol/contract/orders'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { testedDatabases } from '../../database/test-database.ts'
import type { Caller } from '../../test-application.ts'
import { readyCart } from '../cart/test-shop.ts'
import { admin, buyer, listChanges, openPurchases, type Purchases } from './test-purchases.ts'

describe.each(testedDatabases)('a cart or budget that waits for the company on %s', (kind) => {
  let shop: Purchases
  let asBuyer: Caller

  beforeAll(async () => {
    shop = await openPurchases(kind)
  })
  beforeEach(async () => {
    await shop.reset()
    asBuyer = await shop.as(buyer)
  })
  afterAll(() => shop.close())

  /** A cart or budget of the BUYER, above his limit, that waits for an approval. */
  const makeWaiting = async (source: 'CART' | 'BUDGET'): Promise<number> => {
    await shop.set(buyer, { order_limit_cents: 1000 })
    const id = source === 'CART' ? (await readyCart(shop, asBuyer)).id : await shop.budgetOf(asBuyer, 300_000)
    const answer = source === 'CART' ? await shop.finish(asBuyer, id) : await shop.place(asBuyer, id)
    expect(answer.statusCode).toBe(202)
    return id
  }

  test('COMP-013 staff do not renew the stock of a budget that waits, which would save it again', async () => {
    const staff = await shop.as('commercial@girassol.demo', 'INT001')
    const { id } = await readyCart(shop, asBuyer)
    await asBuyer(cart.finishAsBudget, { params: { id } })
    const hold = () => staff(makeHold, { params: { id }, body: { hours: 24 } })
    expect((await hold()).statusCode).toBe(201)
    await shop.set(buyer, { order_limit_cents: 1000 })
    expect((await shop.place(asBuyer, id)).statusCode).toBe(202)
    expect((await hold()).json().message).toBe('Este pedido aguarda aprovação da empresa.')
  })

  test.each(['BUDGET', 'CART'] as const)(
    'COMP-013 no call changes a %s that waits, and it can be read',
    async (source) => {
      const id = await makeWaiting(source)
      const before = (await asBuyer(showOrder, { params: { id } })).json()
      expect(before.awaitsApprovalUntil).not.toBeNull()
      const answers: Record<string, unknown> = {}
      const changes = listChanges(asBuyer, before, await shop.customerIn('SP'))
      for (const [name, change] of changes) {
        const answer = await change()
        answers[name] = [answer.statusCode, answer.json().message]
      }
      const refused = [409, 'Este pedido aguarda aprovação da empresa.']
      expect(answers).toEqual(Object.fromEntries(changes.map(([name]) => [name, refused])))
      expect((await asBuyer(showOrder, { params: { id } })).json()).toEqual(before)
    },
  )

  test.each([
    ['deactivated', { active: false }],
    ['a VIEWER', { company_role: 'VIEWER' }],
  ] as const)('COMP-013 COMP-014 no order is made in the name of who is %s: it is rejected', async (_who, rights) => {
    const id = await makeWaiting('BUDGET')
    await shop.set(buyer, rights)
    const asAdmin = await shop.as(admin)
    const answer = await shop.approve(asAdmin, await shop.find(asAdmin, id))
    expect(answer.json()).toMatchObject({
      status: 'REJECTED',
      answer: 'Quem pediu a aprovação não pode mais fazer pedidos em nome da empresa.',
    })
    expect((await asAdmin(showOrder, { params: { id } })).json()).toMatchObject({
      status: 'BUDGET',
      awaitsApprovalUntil: null,
    })
  })
})
