import type { Mount } from '../generator/structure/roof-types.ts'
import { type KitWiring, listModuleStrings, type ModuleString } from './module-strings.ts'
import { rowPitch } from './row-pitch.ts'

/** Millimetres between two modules of a line, and between two lines on a roof (C-181). */
export const moduleGapMm = 20

/** Degrees of the frames of slab and ground; on a roof the modules lie on its slope, which is not known. */
const mountTilts = { ROOF: 0, SLAB: 15, GROUND: 15 } as const satisfies Record<Mount, number>

export const layoutMounts = Object.keys(mountTilts) as [Mount, ...Mount[]]

/** Equal lines of modules in portrait. */
export type ModuleLines = { readonly panels: number; readonly lines: number }

/** What a layout is made of; lengths in millimetres (C-181). */
export type LayoutOrder = {
  readonly lengthMm: number
  readonly widthMm: number
  readonly mount: Mount
  /** Degrees, south negative. */
  readonly latitude: number
  /** The lines of the structure, or the default layout of the kit. */
  readonly lines: readonly ModuleLines[]
  /** Null when the modules were put together by hand: then no string is known. */
  readonly wiring: KitWiring | null
}

export type LaidModule = {
  /** From 0. */
  readonly line: number
  /** Of its left upper corner in plan. */
  readonly xMm: number
  readonly yMm: number
  /** Null without a known string. */
  readonly string: ModuleString | null
  /** In its string, from 1; 0 without one. */
  readonly position: number
}

export type LaidLine = { readonly modules: number; readonly widthMm: number; readonly yMm: number }

export type Layout = {
  readonly modules: readonly LaidModule[]
  readonly lines: readonly LaidLine[]
  readonly strings: readonly ModuleString[]
  readonly moduleWidthMm: number
  /** Along the slope. */
  readonly moduleLengthMm: number
  /** How long a module is in the drawing: on slab and ground in plan. */
  readonly drawnLengthMm: number
  /** Between the front edges of two lines. */
  readonly pitchMm: number
  readonly widthMm: number
  readonly heightMm: number
  /** Square metres of all modules, not rounded. */
  readonly areaM2: number
  readonly mount: Mount
  readonly tilt: number
  readonly latitude: number
}

type Wired = Pick<LaidModule, 'string' | 'position'>

/** The modules of the strings one after the other, as they fill the lines. */
const listWired = (strings: readonly ModuleString[]): readonly Wired[] =>
  strings.flatMap((string) => Array.from({ length: string.modules }, (_, at) => ({ string, position: at + 1 })))

const unwired: Wired = { string: null, position: 0 }

const widthOf = (modules: number, widthMm: number): number => modules * widthMm + Math.max(0, modules - 1) * moduleGapMm

/**
 * The place of every module of a kit in plan: portrait, 20 mm apart, the strings from left to right and from top to
 * bottom, the longest first (GRID-006, GRID-007, C-181).
 */
export const layModules = ({ lengthMm, widthMm, mount, latitude, lines, wiring }: LayoutOrder): Layout => {
  const tilt = mountTilts[mount]
  const isRoof = mount === 'ROOF'
  const drawnLengthMm = isRoof ? lengthMm : lengthMm * Math.cos((tilt * Math.PI) / 180)
  const pitchMm = isRoof ? lengthMm + moduleGapMm : rowPitch({ lengthMm, tilt, latitude })
  const counts = lines.flatMap((line) => Array.from({ length: line.lines }, () => line.panels)).filter((n) => n > 0)
  const laid = counts.map((modules, at) => ({ modules, widthMm: widthOf(modules, widthMm), yMm: at * pitchMm }))
  const strings = wiring === null ? [] : listModuleStrings(wiring)
  const wired = listWired(strings)
  const places = laid.flatMap(({ modules, yMm }, line) =>
    Array.from({ length: modules }, (_, at) => ({ line, xMm: at * (widthMm + moduleGapMm), yMm })),
  )
  return {
    modules: places.map((place, at) => ({ ...place, ...(wired[at] ?? unwired) })),
    lines: laid,
    strings,
    moduleWidthMm: widthMm,
    moduleLengthMm: lengthMm,
    drawnLengthMm,
    pitchMm,
    widthMm: Math.max(0, ...laid.map((line) => line.widthMm)),
    heightMm: laid.length === 0 ? 0 : (laid.length - 1) * pitchMm + drawnLengthMm,
    areaM2: (places.length * lengthMm * widthMm) / 1e6,
    mount,
    tilt,
    latitude,
  }
}
