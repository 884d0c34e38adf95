import { ceilDiv } from './rounding.ts'
import type { StringLimits } from './string-limits.ts'

/** One division of an inverter's modules into strings: `longCount` of `long` modules, the others of `short`. */
export type StringOption = {
  readonly strings: number
  readonly short: number
  readonly long: number
  readonly longCount: number
  /** Strings in parallel on the fullest MPPT. */
  readonly k: number
}

/** Shortest and longest string and strings in parallel on one MPPT. */
export type StringBounds = Pick<StringLimits, 'nMin' | 'nMax' | 'kMax'>

/** Fewest parallel strings with which no MPPT mixes lengths; undefined when even `kMax` is too few. */
const fewestParallel = (longCount: number, shortCount: number, room: { nMppt: number; kMax: number }) => {
  for (let k = 1; k <= room.kMax; k += 1) {
    if (ceilDiv(longCount, k) + ceilDiv(shortCount, k) <= room.nMppt) return k
  }
  return undefined
}

const byPreference = (a: StringOption, b: StringOption): number =>
  a.k - b.k || Number(a.longCount > 0) - Number(b.longCount > 0) || a.strings - b.strings

/**
 * Every valid division of `modules` modules on one inverter, best first: fewer parallel strings, then equal strings,
 * then fewer and longer ones. Empty when the inverter cannot have that many (C-23, §5.2).
 */
export const stringOptions = (modules: number, limits: StringBounds, nMppt: number): StringOption[] => {
  const options: StringOption[] = []
  const fewest = ceilDiv(modules, limits.nMax)
  const most = Math.min(nMppt * limits.kMax, Math.floor(modules / limits.nMin))
  for (let strings = fewest; strings <= most; strings += 1) {
    const short = Math.floor(modules / strings)
    const longCount = modules % strings
    const k = fewestParallel(longCount, strings - longCount, { nMppt, kMax: limits.kMax })
    if (k !== undefined) options.push({ strings, short, long: longCount > 0 ? short + 1 : short, longCount, k })
  }
  return options.sort(byPreference)
}
