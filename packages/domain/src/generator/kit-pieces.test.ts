import { expect, test } from 'vitest'
import { defaultGeneratorSettings } from './figures/generator-settings.ts'
import { kitPieceCodes, onlyChangedPieces, pieceProblems, withPieces } from './kit-pieces.ts'
import { calculateStructure } from './structure/calculate-structure.ts'

test('C-23 C-24 every product named by the rule is a piece with a name, and nothing else is', () => {
  const named = [...JSON.stringify(defaultGeneratorSettings).matchAll(/"(?:code|\w+Code)":"(\d{8})"/g)]
  expect([...new Set(named.map(([, code]) => code))].toSorted()).toEqual([...kitPieceCodes].toSorted())
})

test('C-24 a piece is replaced by the distributor’s product on every roof, and the default stays as it was', () => {
  const settings = withPieces(defaultGeneratorSettings, { '10300001': '10309999' })
  const listCodes = (roofTypeId: number) => {
    const line = { moduleId: 'm', roofTypeId, totalPanels: 2, totalLines: 1 }
    const result = calculateStructure({ lines: [line] }, () => ({ widthMm: 1134, frameMm: 35 }), settings)
    return result.status === 'OK' ? result.items.map(({ code }) => code) : []
  }
  for (const roof of [1, 2, 3, 5, 6]) {
    expect(listCodes(roof)).toContain('10309999')
    expect(listCodes(roof)).not.toContain('10300001')
  }
  expect(JSON.stringify(defaultGeneratorSettings)).not.toContain('10309999')
  expect(withPieces(defaultGeneratorSettings, {})).toBe(defaultGeneratorSettings)
})

test('CART-009 C-24 a product of another group cannot replace a piece, because it is sold in other multiples', () => {
  expect(pieceProblems({ '10200001': '10309999', '10300001': '10300099' })).toEqual([
    { piece: '10200001', message: 'O código precisa ser do grupo 1020.' },
  ])
})

test('C-23 the default code is no change', () => {
  expect(onlyChangedPieces({ '10200001': '10200001', '10200002': '10200099' })).toEqual({ '10200002': '10200099' })
})
