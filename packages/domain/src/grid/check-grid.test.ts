import { describe, expect, test } from 'vitest'
import { checkGrid, type GridQuestion } from './check-grid.ts'
import { listGridRemarks } from './grid-remarks.ts'

const single = (powerW: number) => ({ powerW, phases: 1 })
const three = (powerW: number) => ({ powerW, phases: 3 })
const remarksOf = (question: GridQuestion) => checkGrid(question).remarks.map(({ code }) => code)

describe('the available power', () => {
  const house = { supply: 'BI_127_220', breakerA: 40 } as const

  test('GRID-002 9.99 kW on a supply of 9.35 kW needs a larger connection, and both figures are named', () => {
    expect(checkGrid({ ...house, inverters: [single(9_990)] }).remarks).toEqual([
      {
        code: 'LOAD',
        text: 'Potência acima da disponível: exige aumento de carga',
        figures: '9,99 kW para 9,35 kW',
      },
    ])
  })

  test('GRID-002 8.20 kW on that supply needs none', () => {
    expect(remarksOf({ ...house, inverters: [single(8_200)] })).toEqual([])
  })

  test('GRID-002 without a known breaker or supply nothing is said about the power', () => {
    for (const known of [{ supply: house.supply }, { breakerA: house.breakerA }, {}]) {
      const { remarks, availableW } = checkGrid({ ...known, inverters: [single(9_990), single(9_990)] })
      expect([remarks, availableW]).toEqual([[], null])
    }
  })

  test('GRID-002 exactly the available power is enough', () => {
    expect(listGridRemarks({ outputW: 9_347.2, availableW: 9_347.2, isImpossible: false })).toEqual([])
    expect(listGridRemarks({ outputW: 9_347.3, availableW: 9_347.2, isImpossible: false })).toHaveLength(1)
  })
})

describe('the limit of micro generation', () => {
  test.each([
    [[25_000, 25_000, 25_000], []],
    [[25_000, 25_000, 25_001], ['MINI']],
    [[75_001], ['MINI']],
  ])('GRID-003 inverters of %j W together give the remarks %j', (powers, expected) => {
    expect(remarksOf({ inverters: powers.map(three) })).toEqual(expected)
  })

  test('GRID-003 the remark is the first of all', () => {
    const { remarks } = checkGrid({ supply: 'TRI_220_380', breakerA: 100, inverters: [three(80_000)] })
    expect(remarks.map(({ text }) => text)).toEqual([
      'Minigeração: acima de 75 kW as regras de conexão são outras',
      'Potência acima da disponível: exige aumento de carga',
    ])
  })
})

test('GRID-004 C-23 an inverter that the supply cannot feed is named, not offered a transformer', () => {
  const check = checkGrid({ supply: 'MONO_220', inverters: [three(12_500)] })
  expect([check.remarks.map(({ text }) => text), check.needsTransformer]).toEqual([
    ['Inversor incompatível com a ligação elétrica informada'],
    false,
  ])
})
