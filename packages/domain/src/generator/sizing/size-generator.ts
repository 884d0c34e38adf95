import {
  defaultGeneratorSettings,
  type GeneratorSettings,
  type InverterTypeLimits,
} from '../figures/generator-settings.ts'
import type { Inverter } from '../inverter.ts'
import type { ImpossibleReason } from '../proposals/impossible-reasons.ts'
import type { PvModule } from '../pv-module.ts'
import type { DesignConditions } from '../site/design-conditions.ts'
import type { SizingWarning } from '../words/kit-warnings.ts'
import type { Arrangement, InverterLoad, SizingCase } from './arrangement.ts'
import { nearestModuleCount, requestedWatts } from './module-counts.ts'
import type { MpptStrings } from './mppt-layout.ts'
import { r3, r4 } from './rounding.ts'
import { sizeMicroGenerator } from './size-micro-generator.ts'
import { sizeStringGenerator } from './size-string-generator.ts'
import { sizingWarnings } from './sizing-warnings.ts'
import { type DesignFigures, type StringLimits, stringLimits, toDesignFigures } from './string-limits.ts'
import type { StringOption } from './string-options.ts'

export type SizingInput = DesignConditions & {
  readonly module: PvModule
  readonly inverter: Inverter
  readonly powerKwp: number
}

export type SizedLoad = {
  readonly count: number
  readonly modules: number
  readonly ratio: number
  readonly mppts: readonly MpptStrings[]
}

/** A generator that works: power in whole watts, volts with three decimals, ratios with four (C-23, §5.6). */
export type SizedGenerator = {
  readonly status: 'OK'
  readonly design: DesignFigures
  readonly targetModules: number
  readonly modules: number
  readonly powerW: number
  readonly inverters: number
  readonly dcAcRatio: number
  readonly loads: readonly SizedLoad[]
  readonly totalStrings: number
  /** Most strings on any MPPT. */
  readonly parallelMax: number
  readonly stringVocMaxV: number
  readonly stringVmpMinV: number
  readonly validConfigs: readonly { readonly modules: number; readonly options: readonly StringOption[] }[]
  readonly warnings: readonly SizingWarning[]
}

export type ImpossibleGenerator = {
  readonly status: 'IMPOSSIBLE'
  readonly reason: ImpossibleReason
  /** Null, as the target, when no power was requested or the supply does not fit the inverter. */
  readonly design: DesignFigures | null
  readonly targetModules: number | null
}

export type GeneratorSizing = SizedGenerator | ImpossibleGenerator

/** The limits of the inverter's type, with the lower ratio when its maker allows less (C-23). */
export const toTypeLimits = (inverter: Inverter, settings: GeneratorSettings): InverterTypeLimits => {
  const limits = settings.inverterTypes[inverter.type]
  return { ...limits, rMax: Math.min(limits.rMax, inverter.maxDcAcRatio ?? limits.rMax) }
}

/** Refusals 2 to 4: limits of this inverter that no string of these modules meets (C-23, §5.5). */
export const pairingRefusal = (limits: StringLimits, inverter: Inverter): ImpossibleReason | undefined => {
  if (limits.kMax < 1) return 'ISC_TOO_HIGH'
  if (limits.nMaxVoc < 1) return 'VOC_TOO_HIGH'
  if (limits.nMin > limits.nMax) return 'MPPT_WINDOW'
  return inverter.type === 'MICRO' && limits.nMin > 1 ? 'MPPT_WINDOW' : undefined
}

const search = (sizingCase: SizingCase) => {
  const reason = pairingRefusal(sizingCase.limits, sizingCase.inverter)
  if (reason) return { arrangement: null, reason }
  return sizingCase.inverter.type === 'MICRO' ? sizeMicroGenerator(sizingCase) : sizeStringGenerator(sizingCase)
}

const stringsIn = (load: InverterLoad): number => load.mppts.reduce((sum, mppt) => sum + mppt.strings, 0)

/** The published figures of an arrangement, rounded. */
const publish = (
  sizingCase: SizingCase,
  arrangement: Arrangement,
): Omit<SizedGenerator, 'design' | 'targetModules'> => {
  const { module, inverter, limits } = sizingCase
  const { modules, inverters, loads } = arrangement
  const mppts = loads.flatMap((load) => load.mppts)
  const lengths = mppts.map((mppt) => mppt.modulesPerString)
  const parallelMax = Math.max(...mppts.map((mppt) => mppt.strings))
  const powerW = modules * module.pmaxW
  return {
    status: 'OK',
    modules,
    powerW,
    inverters,
    dcAcRatio: r4(powerW / (inverters * inverter.pacNomW)),
    loads: loads.map((load) => ({
      count: load.count,
      modules: load.modules,
      ratio: r4((load.modules * module.pmaxW) / inverter.pacNomW),
      mppts: load.mppts,
    })),
    totalStrings: loads.reduce((sum, load) => sum + load.count * stringsIn(load), 0),
    parallelMax,
    stringVocMaxV: r3(Math.max(...lengths) * limits.vocColdV),
    stringVmpMinV: r3(Math.min(...lengths) * limits.vmpHotV),
    validConfigs:
      inverter.type === 'MICRO' ? [] : loads.map(({ modules: carried, options }) => ({ modules: carried, options })),
    warnings: sizingWarnings(sizingCase, arrangement, parallelMax),
  }
}

/**
 * Sizes a generator of `powerKwp` with one kind of module and one kind of inverter at the given design conditions
 * (°C and volts): the closest feasible power, then the fewest inverters, then the best strings. Refuses with the first
 * reason that applies (C-23, §§2–5).
 */
export const sizeGenerator = (
  input: SizingInput,
  settings: GeneratorSettings = defaultGeneratorSettings,
): GeneratorSizing => {
  const { module, inverter } = input
  const requestedW = requestedWatts(input.powerKwp)
  // This form of the condition also refuses NaN.
  if (!(requestedW > 0)) return { status: 'IMPOSSIBLE', reason: 'POWER_ZERO', design: null, targetModules: null }

  const limits = stringLimits({ module, inverter, conditions: input }, settings)
  const typeLimits = toTypeLimits(inverter, settings)
  const sizingCase: SizingCase = { module, inverter, limits, typeLimits, requestedW, settings }
  const published = {
    design: toDesignFigures(limits),
    targetModules: nearestModuleCount(requestedW, module.pmaxW),
  }
  const found = search(sizingCase)
  if (!found.arrangement) return { status: 'IMPOSSIBLE', reason: found.reason, ...published }
  return { ...publish(sizingCase, found.arrangement), ...published }
}
