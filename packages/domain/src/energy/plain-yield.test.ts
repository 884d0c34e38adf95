import fc from 'fast-check'
import { expect, test } from 'vitest'
import { computeYield } from './compute-yield.ts'

const { sin, cos, tan, acos, max, min, PI } = Math
const radians = PI / 180
const days = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
const meanDays = [17, 47, 75, 105, 135, 162, 198, 228, 258, 288, 318, 344]

type Place = { readonly latitude: number; readonly monthly: readonly number[] }
type System = Parameters<typeof computeYield>[1]

/** The formulas of C-160 in radians, with the sun and the plane as vectors (east, north, up) instead of the long cosine. */
const plainFactor = ({ latitude, monthly }: Place, { tilt, azimuth }: System, month: number): number => {
  const phi = latitude * radians
  const n = meanDays[month] ?? 0
  const delta = 23.45 * radians * sin((2 * PI * (284 + n)) / 365)
  const sunset = acos(max(-1, min(1, -tan(phi) * tan(delta))))
  const outside =
    (24 / PI) *
    1367 *
    (1 + 0.033 * cos((2 * PI * n) / 365)) *
    (cos(phi) * cos(delta) * sin(sunset) + sunset * sin(phi) * sin(delta))
  const k = max(0.3, min(0.8, (monthly[month] ?? 0) / outside))
  const share =
    sunset / radians <= 81.4
      ? 1.391 + k * (-3.56 + k * (4.189 - 2.137 * k))
      : 1.311 + k * (-3.022 + k * (3.427 - 1.821 * k))
  const a = 0.409 + 0.5016 * sin(sunset - PI / 3)
  const b = 0.6609 - 0.4767 * sin(sunset - PI / 3)
  const beta = tilt * radians
  const gamma = azimuth * radians
  const normal = [sin(beta) * sin(gamma), sin(beta) * cos(gamma), cos(beta)] as const
  let tilted = 0
  let flat = 0
  for (let step = 0; step < 144; step += 1) {
    const omega = (-178.75 + 2.5 * step) * radians
    const east = -cos(delta) * sin(omega)
    const north = sin(delta) * cos(phi) - cos(delta) * sin(phi) * cos(omega)
    const up = cos(phi) * cos(delta) * cos(omega) + sin(phi) * sin(delta)
    if (up < 0.05) continue
    const x = cos(omega) - cos(sunset)
    const total = (a + b * cos(omega)) * x
    const beam = max(0, total - share * x)
    const facing = max(0, east * normal[0] + north * normal[1] + up * normal[2])
    tilted += (beam * facing) / up + (share * x * (1 + cos(beta))) / 2 + 0.1 * total * (1 - cos(beta))
    flat += total
  }
  return tilted / flat
}

const place = fc.record({
  latitude: fc.double({ min: -34, max: 6, noNaN: true }),
  monthly: fc.array(fc.integer({ min: 1000, max: 9000 }), { minLength: 12, maxLength: 12 }),
})
const system = fc.record({
  kwp: fc.double({ min: 0.01, max: 200, noNaN: true }),
  tilt: fc.integer({ min: 0, max: 90 }),
  azimuth: fc.integer({ min: 0, max: 359 }),
  shading: fc.integer({ min: 0, max: 60 }),
  performanceRatio: fc.integer({ min: 50, max: 95 }),
})

test('YLD-004 YLD-005 YLD-006 10,000 random systems yield what a second, plain computation yields', () => {
  fc.assert(
    fc.property(place, system, fc.integer({ min: 0, max: 11 }), (city, input, month) => {
      const perKwp = ((city.monthly[month] ?? 0) / 1000) * plainFactor(city, input, month) * (days[month] ?? 0)
      const plain = (input.kwp * perKwp * input.performanceRatio * (100 - input.shading)) / 10_000
      const { monthly, annual } = computeYield(city, input)
      expect(Math.abs((monthly[month] ?? 0) - plain)).toBeLessThanOrEqual(1e-6 * plain)
      expect(annual).toBeCloseTo(
        monthly.reduce((sum, kwh) => sum + kwh, 0),
        6,
      )
    }),
    { numRuns: 10_000 },
  )
}, 60_000)
