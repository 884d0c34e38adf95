import { expect, test } from 'vitest'
import { computeDcAcRatio, computeGeneratorPower } from './generator-power.ts'

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

const panels = { groupCode: '1001', powerW: 550, quantity: 10 }
const inverter = { groupCode: '1010', powerW: 5070, quantity: 1 }
const clamps = { groupCode: '1020', powerW: null, quantity: 20 }

test('DEC-001 the DC/AC ratio is that of all panels to all inverters', () => {
  expect(computeDcAcRatio([panels, inverter, clamps])).toBe(1.0848)
  expect(computeDcAcRatio([panels, { ...panels, powerW: 575 }, { ...inverter, quantity: 2 }])).toBe(1.1095)
})

test.each([
  ['panels', [inverter, clamps]],
  ['an inverter', [panels]],
  ['the pieces of a ready kit', [panels, inverter, { groupCode: '2001', powerW: 5500, quantity: 1 }]],
])('DEC-001 without %s there is no DC/AC ratio', (_what, lines) => {
  expect(computeDcAcRatio(lines)).toBeNull()
})
