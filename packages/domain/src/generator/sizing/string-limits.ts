import { defaultGeneratorSettings, type GeneratorSettings } from '../figures/generator-settings.ts'
import type { Inverter } from '../inverter.ts'
import type { PvModule } from '../pv-module.ts'
import type { DesignConditions } from '../site/design-conditions.ts'
import { type ModuleAtTemperature, moduleAtTemperature } from './module-at-temperature.ts'
import { ceilE, floorE, r3 } from './rounding.ts'

/** How many modules a string may have, and how many strings an MPPT may have (C-23, §3). */
export type StringLimits = ModuleAtTemperature & {
  /** The lowest of inverter, module and site limits, volts. */
  readonly vLimitV: number
  readonly nMaxVoc: number
  readonly nMaxMppt: number
  readonly nMin: number
  readonly nMax: number
  /** Strings in parallel on one MPPT. */
  readonly kMax: number
}

/** The limits as published with a sizing: volts and amperes with three decimals. */
export type DesignFigures = Omit<StringLimits, 'vLimitV'>

export type Pairing = {
  readonly module: PvModule
  readonly inverter: Inverter
  readonly conditions: DesignConditions
}

/** Limits of a module on an inverter at a site (C-23, §3). */
export const stringLimits = (
  { module, inverter, conditions }: Pairing,
  settings: GeneratorSettings = defaultGeneratorSettings,
): StringLimits => {
  const figures = moduleAtTemperature(module, conditions, settings.coldOperatingCellC)
  const vLimitV = Math.min(inverter.vdcMaxV, module.maxSystemV, conditions.siteMaxV)
  const nMaxVoc = floorE(vLimitV / figures.vocColdV)
  const nMaxMppt = floorE(inverter.mpptMaxV / figures.vmpColdV)
  return {
    ...figures,
    vLimitV,
    nMaxVoc,
    nMaxMppt,
    nMin: Math.max(1, ceilE(inverter.mpptMinV / figures.vmpHotV)),
    nMax: Math.min(nMaxVoc, nMaxMppt),
    kMax: Math.min(inverter.stringsPerMppt, floorE(inverter.iscMaxPerMpptA / figures.iscHotA)),
  }
}

/** Rounds the limits for publication (C-23, §5.6). */
export const toDesignFigures = ({ vLimitV: _, ...limits }: StringLimits): DesignFigures => ({
  ...limits,
  vocColdV: r3(limits.vocColdV),
  vmpHotV: r3(limits.vmpHotV),
  vmpColdV: r3(limits.vmpColdV),
  iscHotA: r3(limits.iscHotA),
})
