import type { KitInverter, PvModule } from '../generator/index.ts'

/** The product data that the store shows, in watts, millimetres, kilograms and cubic metres; efficiency from 0 to 1. */
export type ProductSheet = {
  readonly code: string
  readonly name: string
  readonly groupCode: string
  readonly unit: string
  readonly powerW: number | null
  readonly weightKg: number
  readonly cubageM3: number
  readonly lengthMm: number | null
  readonly widthMm: number | null
  readonly frameMm: number | null
  readonly efficiency: number | null
  readonly electrical: PvModule | KitInverter | null
}

export const isInverterFigures = (electrical: PvModule | KitInverter): electrical is KitInverter =>
  'pacNomW' in electrical
