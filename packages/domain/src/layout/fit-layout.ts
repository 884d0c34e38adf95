import { type LaidModule, type Layout, moduleGapMm } from './lay-modules.ts'

/** Metres that a side of a free roof may have (GRID-008). */
export const roofRange = { least: 0.5, most: 500 }

/** The free space of a roof in millimetres; a side that is not known does not limit (GRID-008). */
export type FreeRoof = { readonly widthMm?: number | undefined; readonly heightMm?: number | undefined }

export type LayoutFit = {
  readonly fitting: number
  readonly modules: number
  /** The most modules that fit in a line; null without a known width. */
  readonly perLine: number | null
  /** What is short, millimetres; 0 when nothing is. */
  readonly shortWidthMm: number
  readonly shortHeightMm: number
}

/** Doubles of a plan may exceed a whole millimetre by a little. */
const slackMm = 1e-6

/** Whether a module lies wholly in the free space, from the left upper corner of the layout. */
export const isInside = (module: LaidModule, layout: Layout, { widthMm, heightMm }: FreeRoof): boolean =>
  (widthMm === undefined || module.xMm + layout.moduleWidthMm <= widthMm + slackMm) &&
  (heightMm === undefined || module.yMm + layout.drawnLengthMm <= heightMm + slackMm)

const shortOf = (needed: number, free: number | undefined): number =>
  free === undefined ? 0 : Math.max(0, needed - free - slackMm)

const countInLine = (moduleWidthMm: number, freeMm: number): number =>
  Math.floor((freeMm + moduleGapMm + slackMm) / (moduleWidthMm + moduleGapMm))

/** How many modules of a layout fit in the free space of a roof, and what is short (GRID-008, C-181). */
export const fitLayout = (layout: Layout, roof: FreeRoof): LayoutFit => {
  const inside = layout.modules.filter((module) => isInside(module, layout, roof))
  const { moduleWidthMm, modules, widthMm, heightMm } = layout
  return {
    fitting: inside.length,
    modules: modules.length,
    perLine: roof.widthMm === undefined ? null : countInLine(moduleWidthMm, roof.widthMm),
    shortWidthMm: shortOf(widthMm, roof.widthMm),
    shortHeightMm: shortOf(heightMm, roof.heightMm),
  }
}
