import { type BasketCase, type BasketRules, basketLoads } from './basket-loads.ts'

/** The limit of work: larger baskets are not composed by hand, and a user should not wait for the result. */
const mostStates = 20_000
const mostSteps = 2_000_000

/** Every number of modules of each model up to the quantities of the basket, numbered. */
type Mixtures = {
  readonly quantities: readonly number[]
  readonly size: number
  readonly toIndex: (modules: readonly number[]) => number
  /** How many modules of a model each mixture has. */
  readonly counts: readonly Uint16Array[]
}

type CarriedMixture = {
  readonly modules: readonly number[]
  readonly mppts: number
  readonly index: number
}

export type BasketSpread = {
  /** The most MPPTs in use with so many modules of each model; undefined when the inverters cannot use them. */
  readonly mpptsWith: (modules: readonly number[]) => number | undefined
}

const toMixtures = (quantities: readonly number[]): Mixtures => {
  const countMixtures = (counts: readonly number[]) => counts.reduce((size, count) => size * (count + 1), 1)
  const size = countMixtures(quantities)
  const weights = quantities.map((_, at) => countMixtures(quantities.slice(0, at)))
  return {
    quantities,
    size,
    toIndex: (modules) => modules.reduce((sum, count, at) => sum + count * (weights[at] ?? 0), 0),
    counts: quantities.map((count, at) =>
      Uint16Array.from({ length: size }, (_, index) => Math.floor(index / (weights[at] ?? 1)) % (count + 1)),
    ),
  }
}

/** Whether a load can be added to a mixture without exceeding the number of modules of a model. */
const hasRoom = (state: number, { modules }: CarriedMixture, { counts, quantities }: Mixtures): boolean => {
  for (const [at, count] of modules.entries()) {
    if ((counts[at]?.[state] ?? 0) + count > (quantities[at] ?? 0)) return false
  }
  return true
}

/** The most MPPTs in use for every mixture after one more inverter takes one of its loads; −1 where no load fits. */
const withInverter = (reached: Int32Array, loads: readonly CarriedMixture[], mixtures: Mixtures) => {
  const next = new Int32Array(mixtures.size).fill(-1)
  const states = [...reached.keys()].filter((state) => (reached[state] ?? -1) >= 0)
  for (const load of loads) {
    for (const state of states) {
      const at = state + load.index
      const used = (reached[state] ?? 0) + load.mppts
      if ((next[at] ?? -1) < used && hasRoom(state, load, mixtures)) next[at] = used
    }
  }
  return next
}

/**
 * Spreads the modules of a basket over all its inverters in every valid way; 'TOO_LARGE' when there are more ways than
 * a basket composed by hand has.
 */
export const spreadBasket = (basketCase: BasketCase, rules: BasketRules): BasketSpread | 'TOO_LARGE' => {
  const mixtures = toMixtures(basketCase.basket.modules.map(({ quantity }) => quantity))
  if (mixtures.size > mostStates) return 'TOO_LARGE'
  let reached = new Int32Array(mixtures.size).fill(-1)
  reached[0] = 0
  let steps = 0
  for (const of of basketCase.basket.inverters) {
    const loads = basketLoads(basketCase, of, rules).map((load) => ({ ...load, index: mixtures.toIndex(load.modules) }))
    steps += of.quantity * mixtures.size * loads.length
    if (steps > mostSteps) return 'TOO_LARGE'
    for (let unit = 0; unit < of.quantity && loads.length > 0; unit += 1)
      reached = withInverter(reached, loads, mixtures)
    if (loads.length === 0) reached.fill(-1)
  }
  return {
    mpptsWith: (modules) => {
      const used = reached[mixtures.toIndex(modules)] ?? -1
      return used < 0 ? undefined : used
    },
  }
}
