import { showProduct } from '@girassol/contract/catalogue'
import * as contract from '@girassol/contract/wishlist'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { bothDatabases, whereTested } from '../../database/test-database.ts'
import type { Caller } from '../../test-application.ts'
import { openStore, type Store } from '../catalogue/store/test-storefront.ts'

describe.each(bothDatabases)('the wish list on %s', (kind) => {
  let store: Store
  let integrator: Caller
  let other: Caller
  let commercial: Caller

  beforeAll(async () => {
    store = await openStore(kind)
    integrator = await store.as('integrator@girassol.demo')
    other = await store.as('integrator2@girassol.demo')
    commercial = await store.as('commercial@girassol.demo', 'INT001')
  })
  afterAll(() => store.close())
  beforeEach(() => store.db.deleteFrom('wishlist').execute())

  const add = (caller: Caller, id: string) => caller(contract.addWish, { params: { id } })
  const remove = (caller: Caller, id: string) => caller(contract.removeWish, { params: { id } })
  const read = async (caller: Caller, id: string) => (await caller(contract.readWish, { params: { id } })).json()
  const list = async (caller: Caller) => (await caller(contract.listWishes)).json()

  whereTested(kind, () => {
    test('PTS-090 PTS-091 PTS-092 a wish is added, read, listed and marked on the product', async () => {
      const added = await add(integrator, '10010005')
      expect([added.statusCode, added.json()]).toEqual([201, { wishlist: true }])
      expect(await read(integrator, '10010005')).toEqual({ wishlist: true })
      expect(await list(integrator)).toEqual([{ B1_COD: '10010005' }])
      const detail = await integrator(showProduct, { params: { urlId: '10010005' } })
      expect(detail.json().wishlist).toBe(true)
    })

    test('PTS-090 the list belongs to the seller: staff who selected it share it, another seller has another', async () => {
      store.setNow('2026-11-23T12:00:00.000Z')
      await add(integrator, '10010005')
      store.setNow('2026-11-23T12:01:00.000Z')
      await add(commercial, '40010003')
      expect(await list(integrator)).toEqual([{ B1_COD: '40010003' }, { B1_COD: '10010005' }])
      expect(await list(other)).toEqual([])
      expect(await read(other, '10010005')).toEqual({ wishlist: false })
      await remove(other, '10010005')
      expect(await list(integrator)).toHaveLength(2)
    })

    test('C-38 an internal product, or one that is no longer sold, is not wished for by an integrator', async () => {
      await add(commercial, '10010001')
      expect(await list(commercial)).toEqual([{ B1_COD: '10010001' }])
      expect(await list(integrator)).toEqual([])
      for (const id of ['10010001', '99999999']) {
        expect((await add(integrator, id)).statusCode).toBe(404)
        expect((await integrator(contract.readWish, { params: { id } })).statusCode).toBe(404)
      }
      await add(integrator, '10010004')
      await store.db.updateTable('product').set({ online_store: false }).where('code', '=', '10010004').execute()
      expect(await list(integrator)).toEqual([])
      expect((await remove(integrator, '10010004')).statusCode).toBe(204)
    })

    test('PTS-065 SEL-006 without a selected seller staff have no list, a contributor never', async () => {
      const free = await store.as('commercial@girassol.demo')
      expect((await free(contract.listWishes)).statusCode).toBe(409)
      expect((await add(free, '10010005')).statusCode).toBe(409)
      const contributor = await store.as('contributor@girassol.demo')
      expect((await contributor(contract.listWishes)).statusCode).toBe(403)
      expect((await add(contributor, '10010005')).statusCode).toBe(403)
      expect((await add(integrator, 'no such code!')).statusCode).toBe(400)
    })
  })

  test('PTS-036 PTS-093 adding and removing twice is adding and removing once', async () => {
    const twice = await Promise.all([add(integrator, '10010005'), add(integrator, '10010005')])
    expect(twice.map(({ statusCode }) => statusCode)).toEqual([201, 201])
    expect(await list(integrator)).toHaveLength(1)
    expect((await remove(integrator, '10010005')).statusCode).toBe(204)
    expect((await remove(integrator, '10010005')).statusCode).toBe(204)
    expect(await read(integrator, '10010005')).toEqual({ wishlist: false })
  })
})
