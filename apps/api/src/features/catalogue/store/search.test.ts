import * as contract from '@girassol/contract/catalogue'
import type { ResponseFor } from '@girassol/contract/http/endpoint'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testedDatabases } from '../../../database/test-database.ts'
import type { Caller } from '../../../test-application.ts'
import { openStore, type Store } from './test-storefront.ts'

type Query = Record<string, string | number>

describe.each(testedDatabases)('the search on %s', (kind) => {
  let store: Store
  let integrator: Caller
  let commercial: Caller

  beforeAll(async () => {
    store = await openStore(kind)
    integrator = await store.as('integrator@girassol.demo')
    commercial = await store.as('commercial@girassol.demo', 'INT001')
  })
  afterAll(() => store.close())

  const list = async (caller: Caller, query: Query) => {
    const answer = await caller(contract.listProducts, { query })
    expect(answer.statusCode).toBe(200)
    return answer.json() as ResponseFor<typeof contract.listProducts>
  }
  const listCodes = ({ data }: ResponseFor<typeof contract.listProducts>) => data.map(({ B1_COD }) => B1_COD)

  test('STORE-027 a term that matches returns its words to highlight, and nothing was corrected', async () => {
    expect(await list(integrator, { term: 'MÓDULO 550w' })).toMatchObject({
      matched: ['modulo', '550w'],
      correctedTerm: null,
      suggestions: [],
    })
    expect((await list(integrator, { groupId: '1001' })).matched).toEqual([])
  })

  test('STORE-027 a misspelt term returns the words that were meant', async () => {
    const found = await list(integrator, { term: 'inversro voltarra', groupId: '1010' })
    expect(found).toMatchObject({ matched: ['inversor', 'voltara'], correctedTerm: 'inversor voltara' })
    expect(listCodes(found)).toContain('10100003')
    expect(found.data.every(({ ZAM_DESC }) => ZAM_DESC === 'VOLTARA')).toBe(true)
  })

  test('STORE-027 STORE-042 the pages of a misspelt term follow one another, then end', async () => {
    const first = await list(integrator, { term: 'estrutural gancho', take: 1 })
    const misspelt = { term: 'modlo', groupId: '1001', take: 5 }
    const pages = [await list(integrator, misspelt), await list(integrator, { ...misspelt, skip: 2 })]
    expect(pages.map(({ data }) => data.length)).toEqual([5, 5])
    expect(new Set(pages.flatMap(listCodes)).size).toBe(10)
    expect(await list(integrator, { ...misspelt, skip: 9 })).toMatchObject({ data: [], total: 0 })
    expect(first.correctedTerm).toBeNull()
  })

  test('STORE-027 what finds nothing suggests the words that do, together and alone', async () => {
    const nothing = await list(integrator, { term: 'inversor voltara foguete', groupId: '1010' })
    expect(nothing).toMatchObject({
      data: [],
      total: 0,
      matched: [],
      suggestions: ['inversor voltara', 'inversor', 'voltara'],
    })
    const [best = ''] = nothing.suggestions
    expect((await list(integrator, { term: best, groupId: '1010' })).total).toBeGreaterThan(0)
    expect((await list(integrator, { term: 'foguete' })).suggestions).toEqual([])
  })

  test('STORE-024 C-38 a suggestion never reveals a product that is hidden', async () => {
    await store.db.updateTable('product').set({ internal_only: true }).where('brand_code', '=', '203').execute()
    expect((await list(commercial, { term: 'kronnel foguete', groupId: '1010' })).suggestions).toEqual(['kronel'])
    expect((await list(integrator, { term: 'kronnel foguete', groupId: '1010' })).suggestions).toEqual([])
    await store.db.updateTable('product').set({ internal_only: false }).where('brand_code', '=', '203').execute()
  })

  test('STORE-027 the brand filters inverters, and nothing else', async () => {
    expect(listCodes(await list(integrator, { groupId: '1010', brandId: '204' }))).toHaveLength(4)
    for (const query of [{ groupId: '1001', brandId: '101' }, { brandId: '204' }]) {
      const answer = await integrator(contract.listProducts, { query })
      expect(answer.statusCode).toBe(400)
      expect(answer.json().errors[0]).toMatchObject({ property: 'brandId' })
    }
  })

  test('STORE-027 filters combine, page by page', async () => {
    const filters = { type: 'PA', categoryId: 'KMET', term: '585w', take: 2 }
    const pages = [await list(integrator, filters), await list(integrator, { ...filters, skip: 2 })]
    expect(pages.map(({ total }) => total)).toEqual([5, 5])
    expect(pages.flatMap(listCodes)).toEqual(['20010009', '20010012', '20010015', '20010016'])
    expect(await list(integrator, { ...filters, type: 'MP' })).toMatchObject({ data: [], total: 0 })
  })

  test.each(['%', '_', '\\', "'", '((', 'a\u0301'])('STORE-027 the term %j is text and no pattern', async (term) => {
    expect((await list(integrator, { term, groupId: '1060' })).data.length).toBeLessThan(14)
  })
})
