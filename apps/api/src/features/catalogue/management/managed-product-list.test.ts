import * as contract from '@girassol/contract/catalogue'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aPng } from '../../../integrations/files/test-pictures.ts'
import type { Caller } from '../../../test-application.ts'
import { openStore, type Store } from '../store/test-storefront.ts'

const png = aPng().toString('base64')

describe('the table of the catalogue', () => {
  let store: Store
  let administrator: Caller

  beforeAll(async () => {
    store = await openStore()
    administrator = await store.as('administrator@girassol.demo')
    const set = (code: string, fields: object) =>
      store.db.updateTable('product').set(fields).where('code', '=', code).execute()
    await set('10100003', { picture: 'a.png', files: JSON.stringify([{ name: 'Ficha', file: 'f.pdf', key: 'k' }]) })
    await set('10100004', { active: false })
    await set('10100005', { online_store: false, remaining_quantity: 0 })
    await set('10100006', { remaining_quantity: null })
    const stored = (await administrator(contract.uploadProductFile, { body: { use: 'picture', file: png } })).json()
      .stored
    const body = { version: 0, pictures: [stored], files: [], storeText: null, promoted: true, internalMark: null }
    await administrator(contract.changeManagedProduct, {
      params: { code: '10100007' },
      body: { ...body, successorCode: null },
    })
  })
  afterAll(() => store.close())

  type Query = Record<string, string | number>
  const list = async (query: Query) =>
    (await administrator(contract.listManagedProducts, { query: { take: 100, ...query } })).json()
  const codes = async (query: Query): Promise<string[]> =>
    (await list(query)).data.map(({ code }: contract.ManagedProductRow) => code)
  const counts = async (query: Query) => (await administrator(contract.countManagedProducts, { query })).json()

  test('USE-026 every product of the catalogue is a row, sold or not, in the order of the codes', async () => {
    const { rows } = { rows: await store.db.selectFrom('product').select('code').execute() }
    const first = await list({ take: 50 })
    expect([first.total, first.data.length]).toEqual([rows.length, 50])
    const all = [...(await codes({})), ...(await codes({ skip: 2 }))]
    expect(all).toEqual(rows.map(({ code }) => code).toSorted())
    const row = first.data.find(({ code }: contract.ManagedProductRow) => code === '10100003')
    expect(row).toMatchObject({
      picture: 'a.png',
      hasPicture: true,
      hasSheet: true,
      isActive: true,
      stock: expect.any(Number),
    })
  })

  test.each([
    [{ situation: 'INACTIVE' }, ['10100004']],
    [{ situation: 'OUT_OF_STORE' }, ['10100005']],
    [{ groupId: '1010', gap: 'INACTIVE' }, ['10100004']],
    [{ gap: 'PROMOTED', groupId: '1010' }, ['10100007']],
    [{ term: 'vt-5k 10100003' }, ['10100003']],
    [{ brandId: '201', term: '10100003' }, ['10100003']],
    [{ brandId: '101', term: '10100003' }, []],
  ])('USE-026 the filter %j finds %j', async (query, expected) => {
    expect(await codes(query as Query)).toEqual(expected)
  })

  test('USE-026 the chips find what is out of stock, without picture, without sheet; an unknown stock is not an empty one', async () => {
    const empty = await codes({ gap: 'WITHOUT_STOCK', groupId: '1010' })
    expect(empty).toContain('10100005')
    expect(empty).not.toContain('10100006')
    const bare = await codes({ gap: 'WITHOUT_PICTURE', groupId: '1010' })
    expect(bare).toContain('10100004')
    expect(bare).not.toContain('10100003')
    expect(bare).not.toContain('10100007')
    const sheetless = await codes({ gap: 'WITHOUT_SHEET', groupId: '1010' })
    expect(sheetless).toContain('10100007')
    expect(sheetless).not.toContain('10100003')
  })

  test('USE-026 C-28 a kit without one of its pieces is out of stock', async () => {
    const [kit] = await codes({ groupId: '2001' })
    const item = await store.db
      .selectFrom('kit_item')
      .selectAll()
      .where('kit_code', '=', kit ?? '')
      .executeTakeFirstOrThrow()
    await store.db.updateTable('product').set({ remaining_quantity: 0 }).where('code', '=', item.product_code).execute()
    expect(await codes({ groupId: '2001', gap: 'WITHOUT_STOCK' })).toContain(kit)
  })

  test.each([{}, { groupId: '1010' }, { term: 'voltara', situation: 'ACTIVE' }, { brandId: '201' }])(
    'USE-026 with the filters %j each count is the length of its list',
    async (query) => {
      const found = await counts(query as Query)
      expect(found.matching).toBe((await list(query as Query)).total)
      for (const [gap, count] of Object.entries(found.gaps))
        expect([gap, (await list({ ...query, gap } as Query)).total]).toEqual([gap, count])
      expect(found.catalogue).toBeGreaterThanOrEqual(found.matching)
    },
  )

  test('USE-026 the filters offer every group and brand', async () => {
    const { groups, brands } = (await administrator(contract.listCatalogueFilters)).json()
    expect(groups).toContainEqual({ code: '1010', name: expect.any(String) })
    expect(brands).toContainEqual({ code: '201', name: 'VOLTARA' })
  })
})
