import { defaultGeneratorSettings, type GeneratorSettings } from '../figures/generator-settings.ts'
import { ceilDiv } from './rounding.ts'

/** Requested power in whole watts, rounded half up (C-23, §4). */
export const requestedWatts = (powerKwp: number): number => Math.floor(powerKwp * 1000 + 0.5)

/** Module count nearest to the requested watts, rounded half up, at least one; both in whole watts (C-23, §4). */
export const nearestModuleCount = (requestedW: number, pmaxW: number): number =>
  Math.max(1, Math.floor((2 * requestedW + pmaxW) / (2 * pmaxW)))

/** Module counts to try: closest power first, the larger one on a tie (C-23, §4). */
export const moduleCounts = (
  requestedW: number,
  pmaxW: number,
  settings: GeneratorSettings = defaultGeneratorSettings,
): number[] => {
  const nearest = nearestModuleCount(requestedW, pmaxW)
  const tolerance = Math.max(settings.searchMinModules, ceilDiv(nearest, settings.searchDivisor))
  const counts: number[] = []
  for (let count = Math.max(1, nearest - tolerance); count <= nearest + tolerance; count += 1) counts.push(count)
  const gap = (count: number) => Math.abs(count * pmaxW - requestedW)
  return counts.sort((a, b) => gap(a) - gap(b) || b - a)
}
