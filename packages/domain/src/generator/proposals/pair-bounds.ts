import type { GeneratorSettings } from '../figures/generator-settings.ts'
import type { CatalogueInverter, CatalogueModule } from '../generator-catalogue.ts'
import type { InverterType } from '../inverter.ts'
import { requestedWatts } from '../sizing/module-counts.ts'
import { pairingRefusal, toTypeLimits } from '../sizing/size-generator.ts'
import { type KitRequest, moduleEfficiency } from '../sizing/sized-kit.ts'
import { limitsOnInverter, type ModuleAtSite, moduleAtSite, type StringLimits } from '../sizing/string-limits.ts'
import { type LeastInverter, leastCentsAtInverter, needsStringBox } from './accessory-bounds.ts'
import { inWholeModules, offeredPower, type PowerRange, slack } from './offered-power.ts'

/** The fewest inverters that can carry a power, and the most watts they carry of it; at most as many as are allowed. */
type FewestInverters = { readonly count: number; readonly carriedW: number }

/** Watts of modules that one inverter carries at least and at most. */
type LoadRange = PowerRange

/**
 * Watts that one inverter carries within the ratios of its type. Every load of an arrangement is within them, so `n`
 * inverters carry between `n` times the least and `n` times the most (C-23, §5.1). MICRO: the ratios apply to a full
 * unit, and the last unit may carry less (§5.4).
 */
const loadWithinRatios = ({ inverter }: CatalogueInverter, settings: GeneratorSettings): LoadRange => {
  const { rMin, rMax } = toTypeLimits(inverter, settings)
  return { leastW: inverter.pacNomW * (rMin - slack), mostW: inverter.pacNomW * (rMax + slack) }
}

/**
 * The fewest inverters with which a power of the range is possible; undefined when no permitted number of them carries
 * one: too many are needed, or even the fewest are too large. More inverters never cost less per watt, because each
 * carries at most `load.mostW`.
 */
const fewestInverters = (
  { leastW, mostW }: PowerRange,
  { load, type }: { readonly load: LoadRange; readonly type: InverterType },
  settings: GeneratorSettings,
): FewestInverters | undefined => {
  const count = Math.max(1, Math.ceil((leastW / load.mostW) * (1 - slack)))
  const full = type === 'MICRO' ? count - 1 : count
  if (count > settings.inverterTypes[type].maxInverters || full * load.leastW > mostW) return undefined
  return { count, carriedW: Math.min(mostW, count * load.mostW) }
}

export type BoundedModule = {
  readonly item: CatalogueModule
  readonly atSite: ModuleAtSite
  readonly powers: PowerRange
  readonly centsPerW: number
  readonly efficiency: number
}

export type BoundedInverter = LeastInverter & {
  readonly item: CatalogueInverter
  readonly load: LoadRange
  /** For each watt that it carries, with any module: never more than with a given one. */
  readonly centsPerW: number
}

/** What the bounds need of a module; its own price for each watt is a part of every kit with it. */
export const boundModule = (
  item: CatalogueModule,
  { powerKwp, conditions, prices, settings }: KitRequest,
): BoundedModule => {
  const { module, code } = item
  return {
    item,
    atSite: moduleAtSite({ module, conditions }, settings),
    powers: inWholeModules(offeredPower(requestedWatts(powerKwp), module.pmaxW, settings), module.pmaxW),
    centsPerW: (prices.get(code) ?? 0) / module.pmaxW,
    efficiency: moduleEfficiency(item),
  }
}

/**
 * The inverters of which a permitted number carries an offered power of some module, the largest of `mostPmaxW` watts.
 * The others cannot make an offered kit with any of the modules.
 */
export const boundInverters = (
  inverters: readonly CatalogueInverter[],
  mostPmaxW: number,
  request: KitRequest,
): BoundedInverter[] => {
  const { powerKwp, settings } = request
  const powers = offeredPower(requestedWatts(powerKwp), mostPmaxW, settings)
  return inverters.flatMap((item) => {
    const load = loadWithinRatios(item, settings)
    const fewest = fewestInverters(powers, { load, type: item.inverter.type }, settings)
    const least = leastCentsAtInverter(item, request)
    return fewest && Number.isFinite(least.cents)
      ? [{ ...least, item, load, centsPerW: (fewest.count * least.cents) / fewest.carriedW }]
      : []
  })
}

/** The watts that one inverter carries of a module. */
const loadWith = ({ module }: CatalogueModule, { item: { inverter }, load }: BoundedInverter, limits: StringLimits) => {
  const { pmaxW } = module
  const full = inverter.nMppt * pmaxW
  if (inverter.type === 'MICRO')
    return full < load.leastW || full > load.mostW ? undefined : { leastW: full, mostW: full }
  return {
    leastW: Math.max(load.leastW, limits.nMin * pmaxW),
    mostW: Math.min(load.mostW, full * limits.kMax * limits.nMax),
  }
}

/**
 * A price in cents for each watt that no offered kit of the pair is below, without its structure; undefined when the
 * pair makes no offered kit. It is that of the modules and of the fewest inverters with what each brings: the other
 * products of a kit only add to it.
 */
export const leastCentsPerW = (
  module: BoundedModule,
  inverter: BoundedInverter,
  settings: GeneratorSettings,
): number | undefined => {
  const limits = limitsOnInverter(module.atSite, inverter.item.inverter)
  if (pairingRefusal(limits, inverter.item.inverter)) return undefined
  const load = loadWith(module.item, inverter, limits)
  const fewest = load && fewestInverters(module.powers, { load, type: inverter.item.inverter.type }, settings)
  if (!fewest) return undefined
  const hasBox = needsStringBox(module.item.module, { ...inverter.item, vLimitV: limits.vLimitV }, settings)
  const cents = inverter.cents + (hasBox ? inverter.boxCents : 0)
  if (!Number.isFinite(cents)) return undefined
  return module.centsPerW + (fewest.count * cents) / fewest.carriedW
}

/** Whether a pair may make an offered kit: never false for one that the rule offers, at a fraction of its time. */
export const mayBeOffered = (
  { module, inverter }: { readonly module: CatalogueModule; readonly inverter: CatalogueInverter },
  request: KitRequest,
): boolean => {
  const [bounded] = boundInverters([inverter], module.module.pmaxW, request)
  return bounded !== undefined && leastCentsPerW(boundModule(module, request), bounded, request.settings) !== undefined
}
