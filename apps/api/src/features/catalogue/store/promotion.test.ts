import * as cart from '@girassol/contract/cart'
import * as contract from '@girassol/contract/catalogue'
import { changeSetting } from '@girassol/contract/settings'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { testedDatabases } from '../../../database/test-database.ts'
import type { Caller } from '../../../test-application.ts'
import { monday, openStore, type Store } from './test-storefront.ts'

const closed = 'Não é possível continuar pois a promoção está cancelada'

describe.each(testedDatabases)('promotions on %s', (kind) => {
  let store: Store
  let integrator: Caller
  let administrator: Caller

  const campaign = async (value: string) => {
    const answer = await administrator(changeSetting, { params: { id: 'sales-campaign' }, body: { value } })
    expect(answer.statusCode).toBe(200)
  }
  const listed = async (query = {}) =>
    (await integrator(contract.listProducts, { query: { take: 100, ...query } }))
      .json()
      .data.filter(({ BM_GRUPO }: contract.ProductView) => BM_GRUPO === '3001').length
  const groups = async () =>
    (await integrator(contract.listGroups, { query: {} })).json().map(({ BM_GRUPO }: { BM_GRUPO: string }) => BM_GRUPO)
  const addPromotion = async () => {
    const answer = await integrator(cart.addCartItem, { body: { erpCode: '30010001', quantity: 1 } })
    return [answer.statusCode, answer.json().message]
  }

  beforeAll(async () => {
    store = await openStore(kind)
  })
  afterAll(() => store.close())
  beforeEach(async () => {
    store.setNow(monday)
    integrator = await store.as('integrator@girassol.demo')
    administrator = await store.as('administrator@girassol.demo')
    await campaign('1')
    await integrator(cart.emptyCart)
    await integrator(cart.changeCartType, { params: { type: 'BF' } })
  })

  test('STORE-035 a season has its name, its days and whether its promotions are sold today', async () => {
    const show = async (id: number) => integrator(contract.showPromotionalSeason, { params: { id } })
    expect((await show(1)).json()).toEqual({
      id: 1,
      name: 'Black Friday Solar',
      start: '2026-11-16',
      finish: '2027-01-07',
      isOpen: true,
    })
    expect((await show(2)).json()).toMatchObject({ isOpen: false })
    expect((await show(99)).statusCode).toBe(404)
    await campaign('0')
    expect((await show(1)).json().isOpen).toBe(false)
    const financial = await store.as('financial@girassol.demo')
    expect((await financial(contract.showPromotionalSeason, { params: { id: 1 } })).statusCode).toBe(403)
  })

  test('STORE-006 C-20 promotions are listed while the campaign is on and its season runs', async () => {
    expect([await listed({ type: 'BF' }), await listed({ term: 'promo' })]).toEqual([5, 5])
    expect(await groups()).toContain('3001')
    expect((await addPromotion())[0]).toBe(200)
  })

  test.each([
    ['the campaign is off', async () => campaign('0')],
    ['the season of the campaign is over', async () => campaign('2')],
    ['the day is past its season', async () => store.setNow('2027-01-08T12:00:00.000Z')],
  ])('C-20 WIZ-031 while %s no promotion is listed, and none is sold', async (_, close) => {
    await close()
    // Sessions last hours, but the clock moved by weeks.
    integrator = await store.as('integrator@girassol.demo')
    const lists = [await listed({ type: 'BF' }), await listed({ groupId: '3001' }), await listed({ term: 'promo' })]
    expect(lists).toEqual([0, 0, 0])
    expect(await groups()).not.toContain('3001')
    expect(await addPromotion()).toEqual([409, closed])
  })

  test('C-20 WIZ-031 a promotion that is in the cart may not become more, and is not ordered', async () => {
    const { id } = (await integrator(cart.addCartItem, { body: { erpCode: '30010001', quantity: 2 } })).json()
    await campaign('0')
    const change = (qty: number) =>
      integrator(cart.changeCartItemQuantity, { params: { cartId: id, code: '30010001', qty }, query: {} })
    expect((await change(3)).json().message).toBe(closed)
    expect((await change(1)).statusCode).toBe(200)
    expect((await integrator(cart.finishAsOrder, { params: { id } })).json().message).toBe(closed)
  })
})
