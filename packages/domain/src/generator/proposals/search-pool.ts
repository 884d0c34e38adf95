import type { CatalogueInverter, CatalogueModule } from '../generator-catalogue.ts'
import type { ImpossibleGenerator } from '../sizing/size-generator.ts'
import { type KitRequest, type SizedKit, sizeKit } from '../sizing/sized-kit.ts'
import { leastStructure } from './accessory-bounds.ts'
import { type BoundedInverter, type BoundedModule, boundInverters, boundModule, leastCentsPerW } from './pair-bounds.ts'
import { byEfficiency, byPrice, isCloseToRequest, type KitOrder } from './rank-kits.ts'

/** Sizes a pair. The same pair always returns the same object, so that a kit which wins twice is recognised. */
export type SizePair = (module: CatalogueModule, inverter: CatalogueInverter) => SizedKit | ImpossibleGenerator

export type KitPool = {
  readonly modules: readonly CatalogueModule[]
  readonly inverters: readonly CatalogueInverter[]
  readonly request: KitRequest
  readonly size: SizePair
}

/** Tolerance that keeps a bound below the exact value despite rounding, so that equal prices per Wp are not skipped. */
const rounding = 1e-6

export const sizedOnce = (request: KitRequest): SizePair => {
  const sized = new Map<string, ReturnType<SizePair>>()
  return (module, inverter) => {
    const pair = `${module.code} ${inverter.code}`
    const kit = sized.get(pair) ?? sizeKit({ module, inverter }, request)
    sized.set(pair, kit)
    return kit
  }
}

/** Whether a kit may be proposed: complete, and close to the requested power (C-23, §8). */
const isOffered = (kit: SizedKit | ImpossibleGenerator, { settings }: KitRequest): kit is SizedKit =>
  kit.status === 'OK' && kit.missingCodes.length === 0 && isCloseToRequest(kit, settings.divergenceDivisor)

type Bounded = KitPool & {
  readonly boundedModules: readonly BoundedModule[]
  readonly boundedInverters: readonly BoundedInverter[]
}

const bound = (pool: KitPool): Bounded => {
  const { modules, inverters, request } = pool
  const mostPmaxW = modules.reduce((most, { module }) => Math.max(most, module.pmaxW), 0)
  return {
    ...pool,
    boundedModules: modules.map((module) => boundModule(module, request)),
    boundedInverters: boundInverters(inverters, mostPmaxW, request),
  }
}

/** The kit of a pair if it may be proposed and comes before the best so far; else the best so far. */
const findBetter = (
  best: SizedKit | undefined,
  [{ item: module }, { item: inverter }]: readonly [BoundedModule, BoundedInverter],
  { order, size, request }: KitPool & { readonly order: KitOrder },
): SizedKit | undefined => {
  const kit = size(module, inverter)
  return isOffered(kit, request) && (!best || order(kit, best) < 0) ? kit : best
}

/** Whether each kit of at least this price for a watt loses to the best so far; an equal price may still win. */
const isDearer = (centsPerW: number, best: SizedKit | undefined): boolean =>
  best !== undefined && centsPerW * (1 - rounding) > best.totalCents / best.sizing.powerW + rounding

/** The first kit by price. Pairs whose lowest possible price is above that of the best so far are not sized. */
const findCheapest = (pool: Bounded): SizedKit | undefined => {
  const { request, boundedModules, boundedInverters } = pool
  const structure = leastStructure(request)
  const inverters = boundedInverters.toSorted((a, b) => a.centsPerW - b.centsPerW)
  let best: SizedKit | undefined
  for (const module of boundedModules.toSorted((a, b) => a.centsPerW - b.centsPerW)) {
    if (isDearer(module.centsPerW + (inverters[0]?.centsPerW ?? 0), best)) break
    const structureCents = structure(module.item, module.powers)
    if (!Number.isFinite(structureCents)) continue
    for (const inverter of inverters) {
      if (isDearer(module.centsPerW + structureCents + inverter.centsPerW, best)) break
      const least = leastCentsPerW(module, inverter, request.settings)
      if (least === undefined || isDearer(least + structureCents, best)) continue
      best = findBetter(best, [module, inverter], { ...pool, order: byPrice })
    }
  }
  return best
}

/** The first kit by efficiency. Pairs after the best so far, and those that make no offered kit, are not sized. */
const findMostEfficient = (pool: Bounded): SizedKit | undefined => {
  const { request, boundedModules, boundedInverters } = pool
  const structure = leastStructure(request)
  const inverters = boundedInverters.toSorted((a, b) => b.item.efficiency - a.item.efficiency)
  let best: SizedKit | undefined
  for (const module of boundedModules.toSorted((a, b) => b.efficiency - a.efficiency)) {
    if (best && module.efficiency < best.moduleEff) break
    if (!Number.isFinite(structure(module.item, module.powers))) continue
    for (const inverter of inverters) {
      if (best && module.efficiency === best.moduleEff && inverter.item.efficiency < best.inverterEff) break
      if (leastCentsPerW(module, inverter, request.settings) === undefined) continue
      best = findBetter(best, [module, inverter], { ...pool, order: byEfficiency })
    }
  }
  return best
}

/**
 * The kit with the lowest price per Wp and the one with the most efficient module, then inverter (C-22, C-23, §8). The
 * result is that of sizing every pair, which takes too long: a catalogue may have thousands of modules.
 */
export const searchPool = (
  pool: KitPool,
): {
  readonly cheapest: SizedKit | undefined
  readonly mostEfficient: SizedKit | undefined
} => {
  const bounded = bound(pool)
  return { cheapest: findCheapest(bounded), mostEfficient: findMostEfficient(bounded) }
}
