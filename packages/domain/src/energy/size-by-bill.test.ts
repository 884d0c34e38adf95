import { expect, test } from 'vitest'
import { capitalIrradiation } from './capital-irradiation.ts'
import { computeYield } from './compute-yield.ts'
import { canReadBill, readBill, sizeByConsumption } from './size-by-bill.ts'

const specificOf = (state: 'SP' | 'RS'): number =>
  computeYield(capitalIrradiation[state], { kwp: 1, tilt: 20, azimuth: 0, shading: 0, performanceRatio: 78 }).specific

test.each([
  ['SP', 100, 5.47],
  ['SP', 80, 4.37],
  ['RS', 100, 5.45],
] as const)('C-165 7,200 kWh a year in %s covered at %d %% need %d kWp', (state, cover, kwp) => {
  const specific = specificOf(state)
  expect(sizeByConsumption({ annualConsumption: 7200, cover, specific })).toEqual({ kwp, capped: false })
})

test('C-165 the largest system has 200 kWp', () => {
  const specific = specificOf('SP')
  expect(sizeByConsumption({ annualConsumption: 1e6, cover: 100, specific })).toEqual({ kwp: 200, capped: true })
})

test('C-165 a bill less its public lighting is divided by the tariff; lighting above the bill is refused', () => {
  expect(readBill({ billCents: 59_400, lightingCents: 2400, tariff: 0.95 })).toBeCloseTo(600, 9)
  expect(canReadBill({ billCents: 59_400, lightingCents: 2400, tariff: 0.95 }).allowed).toBe(true)
  expect(canReadBill({ billCents: 2400, lightingCents: 2401, tariff: 0.95 }).allowed).toBe(false)
})
