import { expect, test } from 'vitest'
import { computeGeneratorPower } from './generator-power.ts'

test.each([
  ['1001', 550],
  ['2001', 550],
  ['3001', 550],
  ['1010', 0],
  ['1020', 0],
])('C-80 a unit of group %s adds %i W of its 550 to the generator', (groupCode, expected) => {
  expect(computeGeneratorPower({ groupCode, powerW: 550 })).toBe(expected)
})

test('C-80 a panel of unknown power adds none', () => {
  expect(computeGeneratorPower({ groupCode: '1001', powerW: null })).toBe(0)
})
