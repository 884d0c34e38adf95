import type { Supply } from '../generator/index.ts'
import { supplyFit } from '../generator/index.ts'
import { availableWatts } from './available-power.ts'
import { type GridInverter, invertersBehindTransformer } from './choose-transformer.ts'
import { type GridRemark, listGridRemarks } from './grid-remarks.ts'
import { type GridSettings, usualGridSettings } from './grid-settings.ts'
import { type PhaseSpread, spreadPhases } from './spread-phases.ts'

/** The connection of a customer, as far as it is known, and the inverters of a kit. */
export type GridQuestion = {
  readonly supply?: Supply | undefined
  /** Whole amperes of the main breaker, 10 to 1,000. */
  readonly breakerA?: number | undefined
  readonly inverters: readonly GridInverter[]
}

export type GridCheck = {
  /** Sum of the AC power of the inverters, watts. */
  readonly outputW: number
  /** Watts that the supply can take, not rounded; null without a known supply and breaker. */
  readonly availableW: number | null
  readonly remarks: readonly GridRemark[]
  readonly needsTransformer: boolean
  /** Null without a known supply. */
  readonly spread: PhaseSpread | null
}

/** How a kit fits the grid of a customer; the transformer is chosen by `chooseTransformer` (GRID-001 to GRID-005, C-180). */
export const checkGrid = (
  { supply, breakerA, inverters }: GridQuestion,
  settings: GridSettings = usualGridSettings,
): GridCheck => {
  const outputW = inverters.reduce((sum, { powerW }) => sum + powerW, 0)
  const isKnown = supply !== undefined && breakerA !== undefined
  const availableW = isKnown ? availableWatts({ supply, breakerA }, settings) : null
  const isImpossible = inverters.some((inverter) => supplyFit(inverter, supply) === 'IMPOSSIBLE')
  return {
    outputW,
    availableW,
    remarks: listGridRemarks({ outputW, availableW, isImpossible }),
    needsTransformer: invertersBehindTransformer(inverters, supply).length > 0,
    spread: supply === undefined ? null : spreadPhases(inverters, supply),
  }
}
