import type { PvModule } from '../pv-module.ts'
import type { DesignConditions } from '../site/design-conditions.ts'

/** Cell temperature of the data sheet figures, °C. */
const stcCellC = 25

/** One module at the design temperatures, volts and amperes, not rounded (C-23, §3). */
export type ModuleAtTemperature = {
  /** Open circuit at the coldest dawn. */
  readonly vocColdV: number
  /** Maximum power point at the hottest cell. */
  readonly vmpHotV: number
  /** Maximum power point at the coldest operating hour. */
  readonly vmpColdV: number
  /** Short circuit at the hottest cell. */
  readonly iscHotA: number
}

const at = (value: number, coefficientPctPerK: number, cellC: number): number =>
  value * (1 + (coefficientPctPerK / 100) * (cellC - stcCellC))

/** Converts the data sheet figures of a module to the design temperatures (C-23, §3). */
export const moduleAtTemperature = (
  module: PvModule,
  conditions: DesignConditions,
  coldOperatingCellC: number,
): ModuleAtTemperature => ({
  vocColdV: at(module.vocV, module.betaVocPctPerK, conditions.tMinC),
  vmpHotV: at(module.vmpV, module.gammaPmaxPctPerK, conditions.tCellMaxC),
  vmpColdV: at(module.vmpV, module.gammaPmaxPctPerK, coldOperatingCellC),
  iscHotA: at(module.iscA, module.alphaIscPctPerK, conditions.tCellMaxC),
})
