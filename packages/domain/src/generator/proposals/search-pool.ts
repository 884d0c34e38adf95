import type { CatalogueInverter, CatalogueModule } from '../generator-catalogue.ts'
import type { ImpossibleGenerator } from '../sizing/size-generator.ts'
import { type KitRequest, moduleEfficiency, type SizedKit, sizeKit } from '../sizing/sized-kit.ts'
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

type Ranked<Item> = {
  readonly item: Item
  readonly figure: number
}

const ranked = <Item>(items: readonly Item[], figure: (item: Item) => number): Ranked<Item>[] =>
  items.map((item) => ({ item, figure: figure(item) })).sort((a, b) => a.figure - b.figure)

type Search = {
  readonly modules: readonly Ranked<CatalogueModule>[]
  readonly inverters: readonly Ranked<CatalogueInverter>[]
  readonly order: KitOrder
  /** Whether no kit of this pair, nor of a later inverter with this module, can beat the best so far. */
  readonly cannotWin: (module: number, inverter: number, best: SizedKit) => boolean
}

/**
 * The first kit of the order. Pairs that cannot win are not sized, because a catalogue may have thousands of modules.
 */
const searchFor = ({ modules, inverters, order, cannotWin }: Search, pool: KitPool): SizedKit | undefined => {
  let best: SizedKit | undefined
  for (const module of modules) {
    for (const inverter of inverters) {
      if (best && cannotWin(module.figure, inverter.figure, best)) break
      const kit = pool.size(module.item, inverter.item)
      if (isOffered(kit, pool.request) && (!best || order(kit, best) < 0)) best = kit
    }
  }
  return best
}

/** Lower bound in cents per W: only module and inverter, with each inverter at its highest ratio. */
const cheapest = ({ modules, inverters, request }: KitPool): Search => {
  const { prices, settings } = request
  const price = (code: string) => prices.get(code) ?? 0
  return {
    modules: ranked(modules, ({ code, module }) => price(code) / module.pmaxW),
    inverters: ranked(
      inverters,
      ({ code, inverter }) => price(code) / (settings.inverterTypes[inverter.type].rMax * inverter.pacNomW),
    ),
    order: byPrice,
    cannotWin: (module, inverter, best) =>
      (module + inverter) * (1 - rounding) > best.totalCents / best.sizing.powerW + rounding,
  }
}

const mostEfficient = ({ modules, inverters }: KitPool): Search => ({
  modules: ranked(modules, (module) => -moduleEfficiency(module)),
  inverters: ranked(inverters, ({ efficiency }) => -efficiency),
  order: byEfficiency,
  cannotWin: (module, inverter, { moduleEff, inverterEff }) =>
    -module < moduleEff || (-module === moduleEff && -inverter < inverterEff),
})

/** The kit with the lowest price per Wp and the one with the most efficient module, then inverter (C-22, C-23, §8). */
export const searchPool = (
  pool: KitPool,
): {
  readonly cheapest: SizedKit | undefined
  readonly mostEfficient: SizedKit | undefined
} => ({ cheapest: searchFor(cheapest(pool), pool), mostEfficient: searchFor(mostEfficient(pool), pool) })
