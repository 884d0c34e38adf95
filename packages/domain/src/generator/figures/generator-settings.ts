import type { InverterType } from '../inverter.ts'
import { designTemperatures, type StateTemperatures, unknownStateTemperatures } from '../site/design-temperatures.ts'
import { type Mount, type RoofType, roofTypes } from '../structure/roof-types.ts'
import { type StructureSettings, structureSettings } from '../structure/structure-settings.ts'
import { type WiringSettings, wiringSettings } from '../wiring/wiring-settings.ts'

export type MountSettings = {
  /** Cell heating above the air temperature at noon, kelvin. */
  readonly cellRiseK: number
  /** Highest DC voltage allowed at such a site. */
  readonly siteMaxV: number
  /** Longest row of the default layout, modules. */
  readonly panelsPerRow: number
}

export type InverterTypeLimits = {
  /** Smallest and largest DC power over AC power; for MICRO of a full unit. */
  readonly rMin: number
  readonly rMax: number
  readonly maxInverters: number
}

/**
 * Every constant of the sizing rule that staff may change without a release; plain values, stored as JSON (C-23, C-24).
 */
export type GeneratorSettings = {
  readonly temperaturesByState: Readonly<Record<string, StateTemperatures>>
  readonly unknownState: StateTemperatures
  /** Cell temperature of the coldest operating hour, for the upper MPPT limit, °C. */
  readonly coldOperatingCellC: number
  readonly mounts: Readonly<Record<Mount, MountSettings>>
  readonly inverterTypes: Readonly<Record<InverterType, InverterTypeLimits>>
  /** How far the search goes from the nearest module count: a tenth of it, at least two modules. */
  readonly searchDivisor: number
  readonly searchMinModules: number
  /** Overall DC/AC ratio above which the kit carries OVERSIZING_ALTO. */
  readonly highRatio: number
  /** A kit more than 1/20 away from the request gets POTENCIA_DIVERGE and is not an alternative. */
  readonly divergenceDivisor: number
  readonly roofTypes: readonly RoofType[]
  readonly structure: StructureSettings
  readonly wiring: WiringSettings
}

export const defaultGeneratorSettings: GeneratorSettings = {
  temperaturesByState: designTemperatures,
  unknownState: unknownStateTemperatures,
  coldOperatingCellC: 20,
  mounts: {
    ROOF: { cellRiseK: 35, siteMaxV: 1000, panelsPerRow: 10 },
    SLAB: { cellRiseK: 30, siteMaxV: 1000, panelsPerRow: 10 },
    GROUND: { cellRiseK: 28, siteMaxV: 1500, panelsPerRow: 20 },
  },
  inverterTypes: {
    STRING: { rMin: 0.8, rMax: 1.5, maxInverters: 10 },
    HYBRID: { rMin: 0.6, rMax: 1.3, maxInverters: 10 },
    MICRO: { rMin: 0.8, rMax: 1.5, maxInverters: 100 },
  },
  searchDivisor: 10,
  searchMinModules: 2,
  highRatio: 1.35,
  divergenceDivisor: 20,
  roofTypes,
  structure: structureSettings,
  wiring: wiringSettings,
}
