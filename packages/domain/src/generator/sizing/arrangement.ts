import type { GeneratorSettings, InverterTypeLimits } from '../figures/generator-settings.ts'
import type { Inverter } from '../inverter.ts'
import type { ImpossibleReason } from '../proposals/impossible-reasons.ts'
import type { PvModule } from '../pv-module.ts'
import type { MpptStrings } from './mppt-layout.ts'
import type { StringLimits } from './string-limits.ts'
import type { StringOption } from './string-options.ts'

/** The input of the search for an arrangement; power in whole watts. */
export type SizingCase = {
  readonly module: PvModule
  readonly inverter: Inverter
  readonly limits: StringLimits
  readonly typeLimits: InverterTypeLimits
  readonly requestedW: number
  readonly settings: GeneratorSettings
}

/** `count` inverters with the same number of modules in the same strings. */
export type InverterLoad = {
  readonly count: number
  readonly modules: number
  readonly mppts: readonly MpptStrings[]
  /** Every valid division into strings, the used one first; empty for MICRO. */
  readonly options: readonly StringOption[]
}

export type Arrangement = {
  readonly modules: number
  readonly inverters: number
  readonly loads: readonly InverterLoad[]
}

export type ArrangementSearch =
  | { readonly arrangement: Arrangement }
  | { readonly arrangement: null; readonly reason: ImpossibleReason }
