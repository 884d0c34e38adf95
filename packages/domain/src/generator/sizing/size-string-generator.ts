import type { Arrangement, ArrangementSearch, InverterLoad, SizingCase } from './arrangement.ts'
import { moduleCounts } from './module-counts.ts'
import { mpptLayout } from './mppt-layout.ts'
import { ceilE, epsilon } from './rounding.ts'
import { type StringOption, stringOptions } from './string-options.ts'

type FindOptions = (modules: number) => readonly StringOption[]

/** Cache: many candidates share a load, so each load is divided into strings only once. */
const rememberedOptions = ({ limits, inverter }: SizingCase): FindOptions => {
  const known = new Map<number, readonly StringOption[]>()
  return (modules) => {
    const found = known.get(modules) ?? stringOptions(modules, limits, inverter.nMppt)
    known.set(modules, found)
    return found
  }
}

const fewestInverters = (modules: number, { module, inverter, typeLimits }: SizingCase): number =>
  Math.max(1, ceilE((modules * module.pmaxW) / (inverter.pacNomW * typeLimits.rMax)))

/** One load of the split, or undefined when its ratio is out of limits or it has no valid division into strings. */
const findLoad = (count: number, modules: number, search: { case: SizingCase; findOptions: FindOptions }) => {
  const { module, inverter, typeLimits } = search.case
  const ratio = (modules * module.pmaxW) / inverter.pacNomW
  if (ratio < typeLimits.rMin - epsilon || ratio > typeLimits.rMax + epsilon) return undefined
  const options = search.findOptions(modules)
  const best = options[0]
  return best && ({ count, modules, mppts: mpptLayout(best), options } satisfies InverterLoad)
}

/** Splits the modules over `inverters` as evenly as possible; undefined when some load does not work. */
const splitEvenly = (modules: number, inverters: number, search: { case: SizingCase; findOptions: FindOptions }) => {
  const base = Math.floor(modules / inverters)
  const extra = modules % inverters
  const loads: InverterLoad[] = []
  for (const [count, carried] of [
    [extra, base + 1],
    [inverters - extra, base],
  ] as const) {
    if (count === 0) continue
    const load = findLoad(count, carried, search)
    if (!load) return undefined
    loads.push(load)
  }
  return loads
}

const arrange = (modules: number, search: { case: SizingCase; findOptions: FindOptions }): Arrangement | undefined => {
  const { module, inverter, typeLimits } = search.case
  for (let inverters = fewestInverters(modules, search.case); inverters <= typeLimits.maxInverters; inverters += 1) {
    const ratio = (modules * module.pmaxW) / (inverters * inverter.pacNomW)
    if (inverters > modules || ratio < typeLimits.rMin - epsilon) return undefined
    const loads = splitEvenly(modules, inverters, search)
    if (loads) return { modules, inverters, loads }
  }
  return undefined
}

/**
 * STRING and HYBRID: the closest power that some number of inverters can carry, then the fewest inverters. The caller
 * has already refused modules of which no string is possible (C-23, §5.1).
 */
export const sizeStringGenerator = (sizingCase: SizingCase): ArrangementSearch => {
  const { module, inverter, typeLimits, requestedW, settings } = sizingCase
  const search = { case: sizingCase, findOptions: rememberedOptions(sizingCase) }
  const counts = moduleCounts(requestedW, module.pmaxW, settings)
  for (const count of counts) {
    const arrangement = arrange(count, search)
    if (arrangement) return { arrangement }
  }
  if (counts.every((count) => fewestInverters(count, sizingCase) > typeLimits.maxInverters)) {
    return { arrangement: null, reason: 'TOO_MANY_INVERTERS' }
  }
  if (counts.every((count) => (count * module.pmaxW) / inverter.pacNomW < typeLimits.rMin - epsilon)) {
    return { arrangement: null, reason: 'POWER_TOO_LOW' }
  }
  return { arrangement: null, reason: 'NO_CONFIG' }
}
