import type { Supply } from '../generator/index.ts'
import type { GridInverter } from './choose-transformer.ts'

export const phaseConductorNames = ['A', 'B', 'C', 'AB', 'BC', 'CA'] as const
/** A phase, or the two phases between which an inverter of 220 V is connected. */
export type PhaseConductor = (typeof phaseConductorNames)[number]

/** Where single-phase inverters may be connected (C-180). */
export const conductors = {
  MONO_127: ['A'],
  MONO_220: ['A'],
  BI_127_220: ['A', 'B'],
  BI_220_380: ['A', 'B'],
  TRI_127_220: ['AB', 'BC', 'CA'],
  TRI_220_380: ['A', 'B', 'C'],
} as const satisfies Record<Supply, readonly PhaseConductor[]>

export type PhaseSpread = {
  /** The connection of each single-phase inverter, by its place in the list from 1. */
  readonly phases: readonly { readonly inverter: number; readonly phase: PhaseConductor }[]
  /** Watts of each phase; three-phase inverters load all of them equally. */
  readonly loads: readonly { readonly phase: PhaseConductor; readonly powerW: number }[]
  /** The greatest difference between two phases, watts. */
  readonly imbalanceW: number
}

/** The place of each inverter's phase, by the inverter's place in the list. */
type Places = readonly number[]

const toLoads = (powers: readonly number[], places: Places, count: number): number[] => {
  const loads = Array.from({ length: count }, () => 0)
  powers.forEach((power, at) => {
    const place = places[at] ?? 0
    loads[place] = (loads[place] ?? 0) + power
  })
  return loads
}

const difference = (loads: readonly number[]): number => Math.max(...loads) - Math.min(...loads)

/** The largest first, each to the least loaded phase, the first of equal ones. */
const placeLargestFirst = (powers: readonly number[], count: number): number[] => {
  const loads = Array.from({ length: count }, () => 0)
  const places = powers.map(() => 0)
  const order = powers.map((_, at) => at).sort((a, b) => (powers[b] ?? 0) - (powers[a] ?? 0) || a - b)
  for (const at of order) {
    const place = loads.indexOf(Math.min(...loads))
    places[at] = place
    loads[place] = (loads[place] ?? 0) + (powers[at] ?? 0)
  }
  return places
}

/** Every way to move one inverter to another phase or to swap two inverters. */
const listChanges = function* (places: Places, count: number): Generator<Places> {
  for (const [at, place] of places.entries()) {
    for (let other = 0; other < count; other += 1) if (other !== place) yield places.with(at, other)
    for (const [second, otherPlace] of places.entries()) {
      if (second > at && otherPlace !== place) yield places.with(at, otherPlace).with(second, place)
    }
  }
}

/** Moves and swaps inverters until none of these changes makes the greatest difference smaller. */
const improve = (powers: readonly number[], places: Places, count: number): Places => {
  const present = difference(toLoads(powers, places, count))
  for (const changed of listChanges(places, count)) {
    if (difference(toLoads(powers, changed, count)) < present - 1e-9) return improve(powers, changed, count)
  }
  return places
}

/**
 * Spreads the single-phase inverters over the phases of a supply: the largest first, each to the least loaded phase, then
 * as long as moving one or swapping two makes the greatest difference smaller (GRID-005, C-180).
 */
export const spreadPhases = (inverters: readonly GridInverter[], supply: Supply): PhaseSpread => {
  const names: readonly PhaseConductor[] = conductors[supply]
  const single = inverters.flatMap(({ powerW, phases }, at) => (phases === 3 ? [] : [{ powerW, inverter: at + 1 }]))
  const powers = single.map(({ powerW }) => powerW)
  const places = improve(powers, placeLargestFirst(powers, names.length), names.length)
  const loads = toLoads(powers, places, names.length)
  const shared = inverters.reduce((sum, { powerW, phases }) => (phases === 3 ? sum + powerW : sum), 0) / names.length
  return {
    phases: single.flatMap(({ inverter }, at) => {
      const phase = names[places[at] ?? 0]
      return phase === undefined ? [] : [{ inverter, phase }]
    }),
    loads: names.map((phase, at) => ({ phase, powerW: (loads[at] ?? 0) + shared })),
    imbalanceW: difference(loads),
  }
}
