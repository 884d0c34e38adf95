import type { GeneratorSettings } from '../figures/generator-settings.ts'
import type { DesignConditions } from '../site/design-conditions.ts'
import { epsilon } from '../sizing/rounding.ts'
import { type StringLimits, stringLimits } from '../sizing/string-limits.ts'
import type { Basket, BasketInverters } from './basket.ts'

/** How strictly a basket is checked; each check that is left out adds a remark. */
export type BasketRules = {
  /** Checks that no MPPT gets more current than it can use. */
  readonly isUnclipped: boolean
  /** Checks that no string needs fuses. */
  readonly isUnfused: boolean
  /** Checks that the load of every inverter reaches the lowest ratio. */
  readonly isLoaded: boolean
  /** Checks that the load of no inverter exceeds the highest ratio. */
  readonly isBounded: boolean
}

/** How many modules of each model one inverter may have, and on how many MPPTs at most. */
export type BasketLoad = {
  readonly modules: readonly number[]
  readonly mppts: number
}

export type BasketCase = {
  readonly basket: Basket
  readonly conditions: DesignConditions
  readonly settings: GeneratorSettings
}

type Model = Basket['modules'][number]

type Pairing = {
  readonly model: Model
  readonly of: BasketInverters
  readonly limits: StringLimits
}

/** Maximum number of strings of one model that share an MPPT. */
const countParallelStrings = ({ model: { module }, of: { inverter }, limits }: Pairing, rules: BasketRules): number => {
  const unclipped = rules.isUnclipped ? Math.floor(inverter.impMaxPerMpptA / module.impA + epsilon) : limits.kMax
  const unfused = rules.isUnfused ? Math.floor(module.maxSeriesFuseA / module.iscA + epsilon) + 1 : limits.kMax
  return Math.min(limits.kMax, unclipped, unfused)
}

/** How many modules of one model an MPPT may have: strings of equal length, in parallel. */
const mpptCounts = (pairing: Pairing, rules: BasketRules): readonly number[] => {
  const { model, of, limits } = pairing
  const longest = of.inverter.type === 'MICRO' ? Math.min(1, limits.nMax) : limits.nMax
  const parallel = countParallelStrings(pairing, rules)
  const counts = new Set<number>()
  for (let strings = 1; strings <= parallel; strings += 1) {
    for (let length = limits.nMin; length <= longest; length += 1) counts.add(strings * length)
  }
  return [...counts].filter((count) => count <= model.quantity)
}

/** The DC/AC ratios to compare with the inverter's limits; for MICRO the ratio of a unit full of each model. */
const computeRatios = ({ modules }: BasketLoad, basket: Basket, { inverter }: BasketInverters): readonly number[] => {
  const carried = basket.modules.map(({ module }, index) => ({ pmaxW: module.pmaxW, count: modules[index] ?? 0 }))
  if (inverter.type === 'MICRO') {
    return carried.filter(({ count }) => count > 0).map(({ pmaxW }) => (pmaxW * inverter.nMppt) / inverter.pacNomW)
  }
  return [carried.reduce((sum, { pmaxW, count }) => sum + pmaxW * count, 0) / inverter.pacNomW]
}

/** Highest DC/AC ratio of an inverter. */
export const highestRatio = ({ inverter }: Pick<BasketInverters, 'inverter'>, settings: GeneratorSettings): number => {
  const { rMax } = settings.inverterTypes[inverter.type]
  return Math.min(rMax, inverter.maxDcAcRatio ?? rMax)
}

/** Adds one MPPT with any of the counts, while there are enough modules and the inverter allows it. */
const withMppt = function* (load: BasketLoad, counts: readonly (readonly number[])[], quantities: readonly number[]) {
  for (const [model, ofModel] of counts.entries()) {
    for (const count of ofModel) {
      const carried = (load.modules[model] ?? 0) + count
      if (carried > (quantities[model] ?? 0)) continue
      yield { modules: load.modules.with(model, carried), mppts: load.mppts + 1 }
    }
  }
}

/** Adds a load to the reachable ones, unless the same mixture is there with at least as many MPPTs. */
const addIfBetter = (reached: Map<string, BasketLoad>, load: BasketLoad): void => {
  const key = load.modules.join()
  if ((reached.get(key)?.mppts ?? -1) < load.mppts) reached.set(key, load)
}

/**
 * Every load that one inverter may have, each mixture once, with the most MPPTs that it can use. An MPPT never mixes
 * models (C-23, §3).
 */
export const basketLoads = (basketCase: BasketCase, of: BasketInverters, rules: BasketRules): readonly BasketLoad[] => {
  const { basket, conditions, settings } = basketCase
  const { rMin } = settings.inverterTypes[of.inverter.type]
  const top = rules.isBounded ? highestRatio(of, settings) : Number.POSITIVE_INFINITY
  const counts = basket.modules.map((model) => {
    const limits = stringLimits({ module: model.module, inverter: of.inverter, conditions }, settings)
    return mpptCounts({ model, of, limits }, rules)
  })
  const quantities = basket.modules.map(({ quantity }) => quantity)
  const hasRatio = (load: BasketLoad, isFine: (ratio: number) => boolean) =>
    computeRatios(load, basket, of).every(isFine)
  const nothing: BasketLoad = { modules: quantities.map(() => 0), mppts: 0 }
  let reached = new Map([[nothing.modules.join(), nothing]])
  for (let mppt = 0; mppt < of.inverter.nMppt; mppt += 1) {
    const next = new Map(reached)
    const larger = [...reached.values()].flatMap((load) => [...withMppt(load, counts, quantities)])
    for (const load of larger.filter((each) => hasRatio(each, (ratio) => ratio <= top + epsilon)))
      addIfBetter(next, load)
    reached = next
  }
  const loads = [...reached.values()]
  if (!rules.isLoaded) return loads
  return loads.filter((load) => load.mppts > 0 && hasRatio(load, (ratio) => ratio >= rMin - epsilon))
}
