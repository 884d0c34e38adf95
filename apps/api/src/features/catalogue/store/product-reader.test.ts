import * as cart from '@girassol/contract/cart'
import * as contract from '@girassol/contract/catalogue'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Caller } from '../../../test-application.ts'
import { openStore, type Store } from './test-storefront.ts'

describe('the seller and the cart of a catalogue query', () => {
  let store: Store
  let integrator: Caller
  let other: Caller
  let commercial: Caller
  const sellers = new Map<string, number>()

  beforeAll(async () => {
    store = await openStore()
    integrator = await store.as('integrator@girassol.demo')
    other = await store.as('integrator2@girassol.demo')
    commercial = await store.as('commercial@girassol.demo', 'INT002')
    const rows = await store.db.selectFrom('seller').select(['id', 'erp_code']).execute()
    for (const { id, erp_code } of rows) sellers.set(erp_code, id)
  })
  afterAll(() => store.close())

  const findSellerId = (code: string) => sellers.get(code) ?? 0
  const callList = (caller: Caller, query: Record<string, string | number>) =>
    caller(contract.listProducts, { query: { take: 100, ...query } as never })
  const list = async (caller: Caller, query: Record<string, string | number>) =>
    (await callList(caller, query)).json().data as contract.ProductView[]

  test('STORE-027 STORE-016 sellerId returns the wishes of that seller', async () => {
    const wished = async (caller: Caller, sellerId: number) =>
      (await list(caller, { sellerId, onlyWishlisted: 'true' })).map(({ B1_COD, wishlist }) => [B1_COD, wishlist])
    const wishes = [
      ['10010008', true],
      ['10100020', true],
      ['20010009', true],
    ]
    expect(await wished(commercial, findSellerId('INT001'))).toEqual(wishes)
    expect(await wished(integrator, findSellerId('INT001'))).toEqual(wishes)
    expect(await list(commercial, { onlyWishlisted: 'true' })).toEqual([])
  })

  test('C-08 an integrator gets 404 for another seller, and everyone for one that is not approved', async () => {
    expect((await callList(integrator, { sellerId: findSellerId('INT002') })).statusCode).toBe(404)
    expect((await callList(commercial, { sellerId: findSellerId('INT013') })).statusCode).toBe(404)
    expect((await callList(commercial, { sellerId: 99_999 })).statusCode).toBe(404)
  })

  test('STORE-027 invoiceId lists the type of that order with its quantities, whatever the open cart contains', async () => {
    await integrator(cart.openCart)
    await integrator(cart.changeCartType, { params: { type: 'PA' } })
    const added = await integrator(cart.addCartItem, { body: { erpCode: '20010005', quantity: 3 } })
    const { id } = added.json()
    await store.db.updateTable('orders').set({ status: 'BUDGET' }).where('id', '=', id).execute()
    await integrator(cart.addCartItem, { body: { erpCode: '20010006', quantity: 9 } })
    const products = await list(integrator, { invoiceId: id })
    expect(new Set(products.map(({ BM_GRUPO }) => BM_GRUPO))).toEqual(new Set(['2001']))
    expect(products.filter(({ quantity }) => quantity > 0).map(({ B1_COD, quantity }) => [B1_COD, quantity])).toEqual([
      ['20010005', 3],
    ])
    expect((await list(commercial, { invoiceId: id })).find(({ B1_COD }) => B1_COD === '20010005')?.quantity).toBe(3)
    expect((await callList(other, { invoiceId: id })).statusCode).toBe(404)
  })

  test('C-08 the open cart of another user cannot be read', async () => {
    const opened = await integrator(cart.openCart)
    expect((await callList(integrator, { invoiceId: opened.json().id })).statusCode).toBe(200)
    expect((await callList(commercial, { invoiceId: opened.json().id })).statusCode).toBe(404)
  })

  test('STORE-021 only users with the flag see the net margin, in the list and in the detail', async () => {
    const administrator = await store.as('administrator@girassol.demo')
    const [panel] = await list(administrator, { term: '10010005' })
    expect(panel?.marginLiquid).toBeCloseTo(((449.9 - 350.92) / 449.9) * 100, 3)
    const shown = await administrator(contract.showProduct, { params: { urlId: '10010005' } })
    expect(shown.json().marginLiquid).toBe(panel?.marginLiquid)
    expect((await list(commercial, { term: '10010005' }))[0]?.marginLiquid).toBeNull()
    expect((await integrator(contract.showProduct, { params: { urlId: '10010005' } })).json().marginLiquid).toBeNull()
  })

  test('STORE-016 STORE-017 STORE-018 STORE-028 the detail has every documented field by its name', async () => {
    const detail = (await integrator(contract.showProduct, { params: { urlId: '10010005' } })).json()
    expect(detail).toMatchObject({
      B1_COD: '10010005',
      B1_DESC: 'MODULO HELIAR 550W MONO PERC 144C',
      DETALHES: expect.stringContaining('550 W'),
      VLR_TOT: 449.9,
      IMG_CAPA: 'panel.svg',
      BM_GRUPO: '1001',
      BM_DESC: 'PAINEIS SOLARES',
      CAT_COD: 'MONO',
      CAT_DESC: 'MODULO MONOFACIAL',
      ZAM_COD: '101',
      ZAM_DESC: 'HELIAR',
      remainingQuantity: null,
      boardingDate: null,
      power: 550,
      BLK_INT: 'N',
      URL_ID: 'modulo-heliar-550w-mono-perc-144c-10010005',
      wishlist: false,
      quantity: 0,
    })
    expect(detail.FT[0]).toEqual({ ATRIB: 'Potência máxima (Pmax)', VALOR: '550 W', link: null })
  })

  test('STORE-016 a sheet line that is an address is shown as a link', async () => {
    const lines = [
      { attribute: 'Vídeo', value: 'https://exemplo.com.br/video' },
      { attribute: 'Nota', value: 'javascript:alert(1)' },
    ]
    await store.db
      .updateTable('product')
      .set({ technical_sheet: JSON.stringify(lines) })
      .where('code', '=', '10600001')
      .execute()
    const { FT } = (await integrator(contract.showProduct, { params: { urlId: '10600001' } })).json()
    expect(FT.map(({ link }: { link: string | null }) => link)).toEqual(['https://exemplo.com.br/video', null])
  })
})
