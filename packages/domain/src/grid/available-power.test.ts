import { expect, test } from 'vitest'
import { availableWatts, describeAvailable } from './available-power.ts'
import { formatKilowatts, toKilowatts } from './kilowatts.ts'

test.each([
  ['MONO_127', 40, 4.67, '127 V × 40 A × 0,92'],
  ['MONO_220', 40, 8.1, '220 V × 40 A × 0,92'],
  ['BI_127_220', 40, 9.35, '2 × 127 V × 40 A × 0,92'],
  ['BI_220_380', 40, 16.19, '2 × 220 V × 40 A × 0,92'],
  ['TRI_127_220', 40, 14.02, '√3 × 220 V × 40 A × 0,92'],
  ['TRI_220_380', 40, 24.22, '√3 × 380 V × 40 A × 0,92'],
  ['BI_127_220', 63, 14.72, '2 × 127 V × 63 A × 0,92'],
] as const)('GRID-001 C-180 %s with %i A has %d kW available', (...row) => {
  const [supply, breakerA, kilowatts, formula] = row
  expect(toKilowatts(availableWatts({ supply, breakerA }))).toBe(kilowatts)
  expect(describeAvailable({ supply, breakerA })).toBe(formula)
})

test('GRID-001 C-158 another load factor changes the available power', () => {
  const connection = { supply: 'MONO_220', breakerA: 50 } as const
  expect(availableWatts(connection, { loadFactor: 1 })).toBe(11_000)
  expect(describeAvailable(connection, { loadFactor: 0.875 })).toBe('220 V × 50 A × 0,875')
})

test('GRID-001 C-151 kilowatts are written with two decimals, rounded half-up', () => {
  expect([4_994, 4_995, 13_140].map(formatKilowatts)).toEqual(['4,99 kW', '5,00 kW', '13,14 kW'])
})
