import { listProducts } from '@girassol/contract/catalogue'
import { listPointsProducts, type PointsProductView, tradePoints } from '@girassol/contract/points-store'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Caller } from '../../../test-application.ts'
import { openStore, type Store } from '../../catalogue/store/test-storefront.ts'
import { openTrades } from './test-trades.ts'

describe('the points store', () => {
  let store: Store
  let integrator: Caller

  beforeAll(async () => {
    store = await openStore()
    integrator = await store.as('integrator@girassol.demo')
  })
  afterAll(() => store.close())

  const list = async (query: object = {}, call = integrator) => (await call(listPointsProducts, { query })).json()
  const codes = async (query: object = {}, call = integrator): Promise<string[]> =>
    (await list(query, call)).data.map(({ B1_COD }: PointsProductView) => B1_COD)
  const change = (code: string, set: object) =>
    store.db.updateTable('product').set(set).where('code', '=', code).execute()

  test('PTS-059 PTS-089 a product has its price in points, its availability and whether it is wished for', async () => {
    const { data, total } = await list({ term: 'multimetro 1000V' })
    expect([total, data]).toEqual([
      1,
      [
        {
          B1_COD: '40010003',
          B1_DESC: 'MULTIMETRO TRUE RMS 1000V CAT III',
          CAT_DESC: expect.any(String),
          DETALHES: expect.any(String),
          IMG_CAPA: expect.stringMatching(/\.svg$/),
          VLR_TOT: 14_500,
          quantity: 1,
          boardingDate: 'Immediate',
          wishlist: true,
          URL_ID: expect.any(String),
        },
      ],
    ])
  })

  test('PTS-089 C-41 pages are sorted by name, with 25 products by default, and empty past the end', async () => {
    const all = await list()
    expect([all.total, all.data.length]).toEqual([20, 20])
    const pages = [...(await codes({ take: 12 })), ...(await codes({ take: 12, skip: 2 }))]
    expect(pages).toEqual(all.data.map(({ B1_COD }: PointsProductView) => B1_COD))
    expect(await list({ take: 12, skip: 3 })).toMatchObject({ data: [], total: 0 })
    expect((await integrator(listPointsProducts, { query: { skip: 0 } })).statusCode).toBe(400)
  })

  test('PTS-021 PTS-089 the wish filter returns only the wishes of the integrator', async () => {
    expect((await codes({ onlyWishlisted: 'true' })).toSorted()).toEqual(['40010003', '40010007'])
    expect(await codes({ onlyWishlisted: 'true', term: 'chaves' })).toEqual(['40010007'])
    const staff = await store.as('commercial@girassol.demo', 'INT001')
    expect(await codes({ onlyWishlisted: 'true' }, staff)).toHaveLength(2)
    expect(await codes({ onlyWishlisted: 'true' }, await store.as('commercial@girassol.demo'))).toEqual([])
  })

  test('PTS-019 PTS-020 C-28 availability is immediate, a day or never; only permitted users see the stock', async () => {
    await change('40010001', { remaining_quantity: 7, boarding_date: null })
    await change('40010002', { remaining_quantity: 0, boarding_date: '2026-12-05' })
    await change('40010006', { remaining_quantity: 0, boarding_date: null })
    const shown = async (call: Caller) =>
      Object.fromEntries(
        (await list({}, call)).data.map((one: PointsProductView) => [one.B1_COD, [one.quantity, one.boardingDate]]),
      )
    const own = await shown(integrator)
    expect([own['40010001'], own['40010002'], own['40010006']]).toEqual([
      [1, 'Immediate'],
      [0, '2026-12-05'],
      [0, null],
    ])
    expect((await shown(await store.as('commercial@girassol.demo', 'INT001')))['40010001']).toEqual([7, 'Immediate'])
  })

  test('C-38 C-129 internal products, products without a price in points and those of the other store are not found', async () => {
    const { findUrlId, address } = await openTrades(store)
    const points = store.db.selectFrom('product').select('points').where('code', '=', '40010012')
    const before = await points.executeTakeFirstOrThrow()
    await change('40010011', { internal_only: true })
    await change('40010012', { points: null })
    await change('40010013', { active: false })
    const shown = await codes()
    expect(shown).toHaveLength(17)
    for (const code of ['40010011', '40010012', '40010013', '10010005']) {
      expect(shown).not.toContain(code)
      const answer = await integrator(tradePoints, { params: { id: findUrlId(code) || code }, body: address })
      expect([code, answer.statusCode]).toEqual([code, 404])
    }
    expect(await codes({}, await store.as('commercial@girassol.demo', 'INT001'))).toContain('40010011')
    const store2 = (await integrator(listProducts, { query: { term: 'parafusadeira' } })).json()
    expect(store2.data).toEqual([])
    await change('40010011', { internal_only: false })
    await change('40010012', before)
    await change('40010013', { active: true })
  })

  test('PTS-065 PTS-085 users outside the programme, without an integrator or with another role cannot swap', async () => {
    const { findUrlId, address } = await openTrades(store)
    const swap = async (call: Caller, part: object = {}) =>
      (await call(tradePoints, { params: { id: findUrlId('40010001') }, body: { ...address, ...part } })).statusCode
    expect(await swap(await store.as('integrator2@girassol.demo'))).toBe(403)
    expect(await swap(await store.as('commercial@girassol.demo', 'INT002'))).toBe(409)
    expect(await swap(await store.as('commercial@girassol.demo'))).toBe(409)
    for (const role of ['contributor', 'financial', 'points-administrator']) {
      const call = await store.as(`${role}@girassol.demo`)
      expect([role, await swap(call), (await call(listPointsProducts)).statusCode]).toEqual([role, 403, 403])
    }
  })

  test.each([
    ['a street longer than 40', { addressDescription: 'a'.repeat(41) }],
    ['a neighbourhood longer than 20', { addressNeighborhood: 'a'.repeat(21) }],
    ['a number longer than 5', { addressNumber: '123456' }],
    ['a complement longer than 20', { addressComplement: 'a'.repeat(21) }],
    ['no number', { addressNumber: '  ' }],
    ['a CEP of seven digits', { addressCep: '3013001' }],
  ])('C-90 an address with %s is refused', async (_what, part) => {
    const { findUrlId, address } = await openTrades(store)
    const answer = await integrator(tradePoints, {
      params: { id: findUrlId('40010001') },
      body: { ...address, ...part },
    })
    expect(answer.statusCode).toBe(400)
  })
})
