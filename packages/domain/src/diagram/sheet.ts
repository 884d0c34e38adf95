import type { DiagramFacts, DiagramKit } from './diagram-facts.ts'
import type { KitFigures } from './kit-figures.ts'

/** What every part of the sheet is drawn from. */
export type Sheet = {
  readonly facts: DiagramFacts
  readonly kit: DiagramKit
  readonly figures: KitFigures
  /** The id of an element from its place: 'i2-s1'; begins with the sheet's name where it has one. */
  readonly id: (place: string) => string
}

/** Left and right edges of the columns, and of the sheet's body, in millimetres (C-179). */
export const columns = {
  array: [25, 116],
  protection: [116, 164],
  inverter: [164, 214],
  board: [214, 266],
  main: [266, 322],
  meter: [322, 370],
  grid: [370, 413],
} as const satisfies Record<string, readonly [number, number]>

/** Where a line to the earth rail leaves a housing. */
export type EarthTap = {
  /** Of the line down to the rail. */
  readonly riser: number
  readonly y: number
  /** The edge of what is earthed. */
  readonly to: number
}

/** Millimetres from the top of the sheet. */
export const earthRail = 222

/** '× 8' behind the name of what is drawn once for several; '' for one. */
export const timesMark = (count: number): string => (count === 1 ? '' : ` × ${count}`)

/** 'Inversor 2' or, drawn once for several, 'Inversor × 8'. */
export const nameNumbered = (noun: string, number: number, count: number): string =>
  count === 1 ? `${noun} ${number}` : `${noun} × ${count}`
