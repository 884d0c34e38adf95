import type { CityIrradiation } from './city-irradiation.ts'
import { computeTiltFactors, type Plane } from './tilt-factor.ts'

/** What an array of modules and its place are: kWp, degrees, percent (C-161). */
export type YieldInput = Plane & {
  readonly kwp: number
  readonly shading: number
  readonly performanceRatio: number
}

/** The accepted inputs, bounds included (YLD-007): kWp, degrees, percent. */
export const yieldRanges = {
  kwp: { least: 0.01, most: 200 },
  tilt: { least: 0, most: 90 },
  azimuth: { least: 0, most: 359 },
  shading: { least: 0, most: 60 },
  performanceRatio: { least: 50, most: 95 },
} as const

/** The energy of a system: kWh of each month from January, kWh of the year, kWh of the year for each kWp. */
export type EnergyYield = {
  readonly monthly: readonly number[]
  readonly annual: number
  readonly specific: number
}

/** February has 28 days in every year (C-161). */
const daysOfMonths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const

/** The kWh that a system generates in each month and in a year, not rounded; without clipping (YLD-005, C-161). */
export const computeYield = (city: Pick<CityIrradiation, 'latitude' | 'monthly'>, input: YieldInput): EnergyYield => {
  const factors = computeTiltFactors(city, input)
  const losses = (input.performanceRatio / 100) * (1 - input.shading / 100)
  const monthly = daysOfMonths.map(
    (days, month) => input.kwp * ((city.monthly[month] ?? 0) / 1000) * (factors[month] ?? 1) * days * losses,
  )
  const annual = monthly.reduce((sum, kwh) => sum + kwh, 0)
  return { monthly, annual, specific: annual / input.kwp }
}

/** The azimuth that a form begins with: towards the equator (C-161). */
export const usualAzimuth = (latitude: number): number => (latitude > 0 ? 180 : 0)
