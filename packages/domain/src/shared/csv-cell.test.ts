import { expect, test } from 'vitest'
import { quoteCsv, withoutFormula } from './csv-cell.ts'

test.each([
  ['Padaria', 'Padaria'],
  ['=SOMA(A1)', "'=SOMA(A1)"],
  ['-1+2', "'-1+2"],
  ['@nome', "'@nome"],
])('ORD-040 a text that would be a formula is none in a spreadsheet: %s', (text, expected) => {
  expect(withoutFormula(text)).toBe(expected)
})

test.each([
  ['Sol; Lua', '"Sol; Lua"'],
  ['o "Sol"', '"o ""Sol"""'],
  ['Sol', 'Sol'],
])('ORD-040 a text stays in its cell: %s', (text, expected) => {
  expect(quoteCsv(text)).toBe(expected)
})
