import { describe, expect, test } from 'vitest'
import { kitListDefaults, kitListQuery, wattsFrom } from './kit-list-state.ts'

const query = (state: Partial<Record<keyof typeof kitListDefaults, string>>, seesPrices = true) =>
  kitListQuery('PA', { ...kitListDefaults, ...state }, seesPrices)

describe('the list of kits', () => {
  test('STORE-027 requests only its type and order by default', () => {
    expect(JSON.parse(JSON.stringify(query({})))).toEqual({ type: 'PA', orderby: 'power', ordertype: 'ASC' })
  })

  test('STORE-009 STORE-027 requests category, power in watts and immediate availability', () => {
    expect(query({ categoria: 'KCER', de: '5,5', ate: '10', pronta: '1', ordem: 'maior-potencia' })).toMatchObject({
      categoryId: 'KCER',
      powerFrom: 5500,
      powerTo: 10_000,
      onlyImmediate: 'true',
      orderby: 'power',
      ordertype: 'DESC',
    })
  })

  test('C-29 sorts by price only for users who may see prices, and by power for an unknown order', () => {
    expect(query({ ordem: 'menor-preco-wp' })).toMatchObject({ orderby: 'pricePerWatt' })
    expect(query({ ordem: 'menor-preco-wp' }, false)).toMatchObject({ orderby: 'power' })
    expect(query({ ordem: 'constructor' })).toMatchObject({ orderby: 'power' })
  })

  test.each([
    ['5,5', 5500],
    [' 12.65 ', 12_650],
    ['', undefined],
    ['abc', undefined],
    ['-1', undefined],
    ['1e9', undefined],
  ])('STORE-027 the typed power %j is %j W', (typed, watts) => {
    expect(wattsFrom(typed)).toBe(watts)
  })
})
