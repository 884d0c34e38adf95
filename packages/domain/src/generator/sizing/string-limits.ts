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

/** A module at the design temperatures, and the voltage that it and the site allow: the same on every inverter. */
export type ModuleAtSite = ModuleAtTemperature & { readonly maxV: number }

export const moduleAtSite = (
  { module, conditions }: Omit<Pairing, 'inverter'>,
  settings: GeneratorSettings = defaultGeneratorSettings,
): ModuleAtSite => ({
  ...moduleAtTemperature(module, conditions, settings.coldOperatingCellC),
  maxV: Math.min(module.maxSystemV, conditions.siteMaxV),
})

/** Limits of a module at a site on one inverter (C-23, §3). */
export const limitsOnInverter = ({ maxV, ...figures }: ModuleAtSite, inverter: Inverter): StringLimits => {
  const vLimitV = Math.min(inverter.vdcMaxV, maxV)
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

/** Limits of a module on an inverter at a site (C-23, §3). */
export const stringLimits = (pairing: Pairing, settings: GeneratorSettings = defaultGeneratorSettings): StringLimits =>
  limitsOnInverter(moduleAtSite(pairing, settings), pairing.inverter)

/** Rounds the limits for publication (C-23, §5.6). */
export const toDesignFigures = ({ vLimitV: _, ...limits }: StringLimits): DesignFigures => ({
  ...limits,
  vocColdV: r3(limits.vocColdV),
  vmpHotV: r3(limits.vmpHotV),
  vmpColdV: r3(limits.vmpColdV),
  iscHotA: r3(limits.iscHotA),
})
