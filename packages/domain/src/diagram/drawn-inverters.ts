import type { DiagramKit } from './diagram-facts.ts'
import type { KitFigures } from './kit-figures.ts'

/** A row of the sheet: one string, or equal ones. */
export type DrawnString = {
  readonly modulesInSeries: number
  /** Strings of one inverter. */
  readonly count: number
  /** The string of the inverter, from 1; the first of equal ones. */
  readonly number: number
  /** The MPPTs of the inverter, from 1. */
  readonly mppts: readonly number[]
  readonly isFused: boolean
}

/** An inverter with its strings, or equal ones drawn as one. */
export type DrawnInverter = {
  /** The number of the inverter, from 1; the first of equal ones. */
  readonly number: number
  readonly count: number
  readonly strings: readonly DrawnString[]
}

/** More inverters than this are not drawn one by one (HOM-010, C-179). */
export const mostDrawn = 6

type Load = DiagramKit['loads'][number]
type Group = { readonly load: Load; readonly isOne: boolean }

const countDrawn = (groups: readonly Group[]): number =>
  groups.reduce((sum, { load, isOne }) => sum + (isOne ? 1 : load.count), 0)

/** Draws a large group as one, and while there are still too many the largest group (C-179). */
const collapse = (loads: readonly Load[], most: number): readonly Group[] => {
  let groups = loads.map((load): Group => ({ load, isOne: load.count > most }))
  while (countDrawn(groups) > most) {
    const open = groups.filter(({ load, isOne }) => !isOne && load.count > 1)
    const [largest] = open.toSorted((a, b) => b.load.count - a.load.count)
    if (largest === undefined) return groups
    groups = groups.map((group) => (group === largest ? { ...group, isOne: true } : group))
  }
  return groups
}

const listStrings = ({ mppts }: Load, isFused: KitFigures['isFused']): readonly DrawnString[] =>
  mppts
    .flatMap(({ strings, modulesPerString }, at) =>
      Array.from({ length: strings }, () => ({
        modulesInSeries: modulesPerString,
        count: 1,
        mppts: [at + 1],
        isFused: isFused(strings),
      })),
    )
    .map((string, at) => ({ ...string, number: at + 1 }))

/** The inverters of a kit with one row a string; more equal ones than `most` are one (HOM-008, HOM-010). */
export const listDrawnInverters = (
  { loads }: DiagramKit,
  { isFused }: KitFigures,
  most: number,
): readonly DrawnInverter[] => {
  const drawn: DrawnInverter[] = []
  let number = 1
  for (const { load, isOne } of collapse(loads, most)) {
    const strings = listStrings(load, isFused)
    const times = isOne ? 1 : load.count
    const count = isOne ? load.count : 1
    for (let at = 0; at < times; at += 1) drawn.push({ number: number + at, count, strings })
    number += load.count
  }
  return drawn
}

/** The same inverter with equal strings in one row; unlike ones stay apart (HOM-010). */
export const mergeStrings = (inverter: DrawnInverter): DrawnInverter => {
  const rows: DrawnString[] = []
  for (const string of inverter.strings) {
    const at = rows.findIndex(
      ({ modulesInSeries, isFused }) => modulesInSeries === string.modulesInSeries && isFused === string.isFused,
    )
    const same = rows[at]
    if (same === undefined) rows.push(string)
    else {
      const mppts = [...new Set([...same.mppts, ...string.mppts])]
      rows[at] = { ...same, count: same.count + string.count, mppts }
    }
  }
  return { ...inverter, strings: rows }
}
