import { defaultGeneratorSettings, type GeneratorSettings } from '../figures/generator-settings.ts'
import type { RoofType } from '../structure/roof-types.ts'
import type { StateTemperatures } from './design-temperatures.ts'

/** Temperatures and voltage limit a kit is sized for: coldest air °C, hottest cell °C, highest site DC voltage. */
export type DesignConditions = {
  readonly tMinC: number
  readonly tCellMaxC: number
  readonly siteMaxV: number
}

/** Where the kit will be installed; a missing or unknown `uf` means the envelope of the country. */
export type Site = {
  readonly uf: string | null | undefined
  /** Lowest air temperature of the place, °C: mountain towns are colder than their state (C-23). */
  readonly tMinC?: number | undefined
}

/** The roof with that id, or undefined when the settings have none (C-24). */
export const findRoofType = (
  roofTypeId: number,
  settings: GeneratorSettings = defaultGeneratorSettings,
): RoofType | undefined => settings.roofTypes.find((roof) => roof.id === roofTypeId)

/** Air temperatures a kit is sized for at a site, °C (C-23, §2.4). */
export const siteTemperatures = (
  site: Site,
  settings: GeneratorSettings = defaultGeneratorSettings,
): StateTemperatures => {
  const uf = (site.uf ?? '').toUpperCase()
  const known = Object.hasOwn(settings.temperaturesByState, uf) ? settings.temperaturesByState[uf] : undefined
  const temperatures = known ?? settings.unknownState
  return { ...temperatures, tMinC: site.tMinC ?? temperatures.tMinC }
}

/** Design conditions of a site on a known roof (C-23, §2.4). */
export const conditionsOnRoof = (
  site: Site,
  roof: RoofType,
  settings: GeneratorSettings = defaultGeneratorSettings,
): DesignConditions => {
  const { tMinC, tAmbMaxC } = siteTemperatures(site, settings)
  const mount = settings.mounts[roof.mount]
  return {
    tMinC,
    tCellMaxC: tAmbMaxC + mount.cellRiseK,
    siteMaxV: mount.siteMaxV,
  }
}

/** Design conditions by state and roof id; undefined when the roof type is unknown (C-23, §2.4). */
export const designConditions = (
  input: Site & { readonly roofTypeId: number },
  settings: GeneratorSettings = defaultGeneratorSettings,
): DesignConditions | undefined => {
  const roof = findRoofType(input.roofTypeId, settings)
  return roof && conditionsOnRoof(input, roof, settings)
}
