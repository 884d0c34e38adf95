import { expect, test } from 'vitest'
import { markedWords, meantWords, searchWords, slipsBetween, wordStem } from './search-words.ts'

test('STORE-027 a term becomes its words, lower case and without accents', () => {
  expect(searchWords('  Módulo  HELIAR 550W ')).toEqual(['modulo', 'heliar', '550w'])
  expect(searchWords('')).toEqual([])
  expect(searchWords('a b c d e f g h i j')).toHaveLength(8)
})

test.each([
  ['inversor', 'inversor', 0],
  ['inversro', 'inversor', 1],
  ['inverso', 'inversor', 1],
  ['invversor', 'inversor', 1],
  ['inbersor', 'inversor', 1],
  ['ivnersro', 'inversor', 2],
  ['abc', '', 3],
] as const)('STORE-027 from %s to %s it is %i slips', (typed, word, slips) => {
  expect(slipsBetween(typed, word)).toBe(slips)
})

const known = [
  { word: 'sol', products: 3 },
  { word: 'solo', products: 8 },
  { word: 'solar', products: 90 },
  { word: 'inversor', products: 24 },
  { word: 'microinversor', products: 4 },
]

test('STORE-027 a misspelt word means the nearest ones, the commonest first', () => {
  expect(meantWords('solr', known)).toEqual(['solar', 'solo', 'sol'])
  expect(meantWords('inversro', known)).toEqual(['inversor'])
  expect(meantWords('microinvresor', known)).toEqual(['microinversor'])
})

test('STORE-027 a code, a power and a short word are never taken for others', () => {
  expect(meantWords('550w', [{ word: '555w', products: 1 }])).toEqual([])
  expect(meantWords('soo', known)).toEqual([])
  expect(meantWords('solar', known)).toEqual([])
})

test.each([
  ['módulo', 'módulos'],
  ['painel', 'painéis'],
  ['inversor', 'inversores'],
  ['conector', 'conectores'],
  ['terminal', 'terminais'],
  ['fusível', 'fusíveis'],
  ['perfil', 'perfis'],
  ['proteção', 'proteções'],
  ['cabo', 'cabos'],
  ['4mm²', '4mm2'],
  ["d'água", 'dagua'],
  ['d’água', 'D´ÁGUA'],
  ['4,05kW', '4.05KW'],
] as const)('USE-009 %s and %s find the same', (one, other) => {
  expect(searchWords(one).map(wordStem)).toEqual(searchWords(other).map(wordStem))
})

test.each(['dps', 'vt-5k-m', '550w', 'inox', 'ssm'])('USE-009 %s stays as it is', (word) => {
  expect(wordStem(word)).toBe(word)
})

test('USE-009 both the typed word and its stem are marked in the names that were found', () => {
  expect(markedWords('Painéis 550W')).toEqual(['paineis', 'paine', '550w'])
})
