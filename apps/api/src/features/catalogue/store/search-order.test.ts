import * as contract from '@girassol/contract/catalogue'
import type { ResponseFor } from '@girassol/contract/http/endpoint'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Caller } from '../../../test-application.ts'
import { openStore, type Store } from './test-storefront.ts'

let store: Store
let integrator: Caller

beforeAll(async () => {
  store = await openStore('postgres')
  integrator = await store.as('integrator@girassol.demo')
  await store.db
    .updateTable('product')
    .set({ name: "CABO COBRE 6MM² 750V PROVA D'ÁGUA" })
    .where('code', '=', '10400007')
    .execute()
})
afterAll(() => store.close())

const namesFor = async (term: string, query: object = {}): Promise<string[]> => {
  const answer = await integrator(contract.listProducts, { query: { term, type: 'MP', ...query } })
  expect(answer.statusCode).toBe(200)
  return (answer.json() as ResponseFor<typeof contract.listProducts>).data.map(({ B1_DESC }) => B1_DESC)
}

describe('the order of what a search finds', () => {
  test.each([
    ['5k', /^INVERSOR HIBRIDO KRONEL KH-5K-M /],
    ['VT-5K', /^INVERSOR VOLTARA VT-5K-M /],
    ['vt-5k-m', /^INVERSOR VOLTARA VT-5K-M /],
    ['voltara 5k', /^INVERSOR VOLTARA VT-5K-M /],
    ['5k voltara', /^INVERSOR VOLTARA VT-5K-M /],
    ['3k', /^INVERSOR VOLTARA VT-3K-M /],
    ['8k', /-8K-M /],
    ['10k', /-10K-M /],
    ['100k', /^INVERSOR NEXIO NX-100K-T /],
    ['60k', /^INVERSOR NEXIO NX-60K-T /],
    ['grampos', /^GRAMPO /],
    ['cabo', /^CABO /],
    ['4,05kW', /^INVERSOR VOLTARA VT-4K-M 4,05KW/],
    ['4.05kw', /^INVERSOR VOLTARA VT-4K-M 4,05KW/],
    ['550', /^MODULO HELIAR 550W/],
    ['550W', /^MODULO HELIAR 550W/],
    ['heliar 575', /^MODULO HELIAR 575W/],
    ['módulos heliar', /^MODULO HELIAR/],
    ['módulo heliar', /^MODULO HELIAR/],
    ['modulos', /^MODULO /],
    ['inversores', /^INVERSOR /],
    ['inversor', /^INVERSOR /],
    ['inversores híbridos', /^INVERSOR HIBRIDO /],
    ['microinversores', /^MICROINVERSOR /],
    ['conectores mc4', /^PAR CONECTOR MC4/],
    ['mc4', /^PAR CONECTOR MC4/],
    ['cabos solares', /^CABO SOLAR/],
    ['cabo 4mm²', /^CABO SOLAR 4MM2/],
    ['cabo 4mm2', /^CABO SOLAR 4MM2/],
    ['4 mm2', /4/],
    ['cabo 6mm2 cobre', /^CABO COBRE 6MM²/],
    ['cabo 6mm² cobre', /^CABO COBRE 6MM²/],
    ["d'água", /D'ÁGUA$/],
    ['dagua', /D'ÁGUA$/],
    ['d’agua', /D'ÁGUA$/],
    ['perfis', /^PERFIL /],
    ['perfil', /^PERFIL /],
    ['terminais', /^TERMINAL /],
    ['proteções', /^QUADRO PROTECAO/],
    ['triângulos', /^TRIANGULO/],
    ['quadros trifásicos', /^QUADRO PROTECAO CA TRIFASICO/],
    ['grampos finais', /^GRAMPO FINAL/],
    ['10200021', /^PAR CONECTOR MC4/],
  ])('USE-009 %s finds first %s', async (term, expected) => {
    const [first = 'nothing'] = await namesFor(term)
    expect(first).toMatch(expected)
  })

  test('USE-009 names that begin with the token are listed before figures that contain it', async () => {
    const names = await namesFor('5k', { groupId: '1010' })
    const places = ['VT-5K-M', 'KH-5K-M', '4,05KW'].map((part) => names.findIndex((name) => name.includes(part)))
    expect(places).not.toContain(-1)
    expect(Math.max(...places.slice(0, 2))).toBeLessThan(places[2] ?? 0)
  })

  test('USE-009 a sort order that the user chose is respected', async () => {
    const answer = await integrator(contract.listProducts, {
      query: { term: '5k', groupId: '1010', orderby: 'power', ordertype: 'DESC' },
    })
    const powers = (answer.json() as ResponseFor<typeof contract.listProducts>).data.map(({ B1_COD }) => B1_COD)
    expect(powers.indexOf('10100003')).toBeGreaterThan(0)
  })

  test('USE-009 pages of a search neither repeat nor omit a product', async () => {
    const pages = await Promise.all([1, 2, 3].map((skip) => namesFor('k', { groupId: '1010', take: 8, skip })))
    const names = pages.flat()
    expect(new Set(names).size).toBe(names.length)
    expect(names).toHaveLength(24)
  })
})
