import { defaultGeneratorSettings, type GeneratorSettings } from '../figures/generator-settings.ts'
import type { Inverter } from '../inverter.ts'
import type { PvModule } from '../pv-module.ts'
import { conditionsOnRoof, findRoofType, type Site } from '../site/design-conditions.ts'
import { floorE, r3 } from './rounding.ts'
import type { SizedLoad } from './size-generator.ts'
import { type StringLimits, stringLimits } from './string-limits.ts'

/** A sized kit and its delivery site. */
export type KitStrings = Site & {
  readonly module: PvModule
  readonly inverter: Inverter
  readonly loads: readonly Pick<SizedLoad, 'mppts'>[]
  readonly roofTypeId: number
}

/** Stored with the kit of an order: the pair, and the figures for checking its strings again (C-23). */
export type StoredKit = Pick<KitStrings, 'module' | 'inverter' | 'roofTypeId'> & {
  /** `count`: how many inverters have this load; absent in kits stored by older releases. */
  readonly loads: readonly (KitStrings['loads'][number] & { readonly count?: number })[]
  readonly moduleCode: string
  readonly inverterCode: string
}

export type UnsafeStringReason =
  | 'VOC_OVER_LIMIT'
  | 'ISC_OVER_LIMIT'
  | 'VMP_BELOW_MPPT'
  | 'VMP_ABOVE_MPPT'
  | 'UNKNOWN_ROOF_TYPE'

/** Extremes of the kit's strings at the delivery site with their limits, volts and amperes, three decimals. */
export type StringFigures = {
  readonly longestString: number
  readonly shortestString: number
  readonly parallelMax: number
  readonly stringVocMaxV: number
  readonly vLimitV: number
  readonly stringVmpMinV: number
  readonly mpptMinV: number
  readonly stringVmpMaxV: number
  readonly mpptMaxV: number
  readonly mpptIscMaxA: number
  readonly iscLimitA: number
}

export type KitStringsCheck =
  | { readonly allowed: true; readonly figures: StringFigures }
  | {
      readonly allowed: false
      readonly reason: UnsafeStringReason
      readonly message: string
      /** Null when the roof type is unknown: without it there are no design conditions. */
      readonly figures: StringFigures | null
    }

const decimal = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 1, maximumFractionDigits: 1 })

type Sentence = (place: string, figures: StringFigures) => string

const unsafeStrings = {
  VOC_OVER_LIMIT: (place, { longestString, stringVocMaxV, vLimitV }) =>
    `${place}, a série de ${longestString} módulos chega a ${decimal.format(stringVocMaxV)} V no frio, acima do limite de ${decimal.format(vLimitV)} V`,
  ISC_OVER_LIMIT: (place, { parallelMax, mpptIscMaxA, iscLimitA }) =>
    `${place}, ${parallelMax} séries em paralelo chegam a ${decimal.format(mpptIscMaxA)} A no calor, acima do limite de ${decimal.format(iscLimitA)} A do MPPT`,
  VMP_BELOW_MPPT: (place, { shortestString, stringVmpMinV, mpptMinV }) =>
    `${place}, a série de ${shortestString} módulos cai a ${decimal.format(stringVmpMinV)} V no calor, abaixo do mínimo de ${decimal.format(mpptMinV)} V do MPPT`,
  VMP_ABOVE_MPPT: (place, { longestString, stringVmpMaxV, mpptMaxV }) =>
    `${place}, a série de ${longestString} módulos opera a ${decimal.format(stringVmpMaxV)} V, acima do máximo de ${decimal.format(mpptMaxV)} V do MPPT`,
} as const satisfies Record<Exclude<UnsafeStringReason, 'UNKNOWN_ROOF_TYPE'>, Sentence>

const unknownRoofType = {
  allowed: false,
  reason: 'UNKNOWN_ROOF_TYPE',
  message: 'Tipo de telhado não encontrado',
  figures: null,
} as const

const findExtremes = (loads: KitStrings['loads']) => {
  const mppts = loads.flatMap((load) => load.mppts)
  const lengths = mppts.map((mppt) => mppt.modulesPerString)
  return {
    longestString: Math.max(...lengths),
    shortestString: Math.min(...lengths),
    parallelMax: Math.max(...mppts.map((mppt) => mppt.strings)),
  }
}

const figuresAt = (limits: StringLimits, { inverter, loads }: KitStrings): StringFigures => {
  const extremes = findExtremes(loads)
  return {
    ...extremes,
    stringVocMaxV: r3(extremes.longestString * limits.vocColdV),
    vLimitV: limits.vLimitV,
    stringVmpMinV: r3(extremes.shortestString * limits.vmpHotV),
    mpptMinV: inverter.mpptMinV,
    stringVmpMaxV: r3(extremes.longestString * limits.vmpColdV),
    mpptMaxV: inverter.mpptMaxV,
    mpptIscMaxA: r3(extremes.parallelMax * limits.iscHotA),
    iscLimitA: inverter.iscMaxPerMpptA,
  }
}

/** Compares counts, not rounded volts, as the sizing does, so a kit is always safe at the site it was sized for. */
const unsafeReason = (figures: StringFigures, limits: StringLimits): keyof typeof unsafeStrings | undefined => {
  if (figures.longestString > limits.nMaxVoc) return 'VOC_OVER_LIMIT'
  if (figures.parallelMax > floorE(figures.iscLimitA / limits.iscHotA)) return 'ISC_OVER_LIMIT'
  if (figures.shortestString < limits.nMin) return 'VMP_BELOW_MPPT'
  return figures.longestString > limits.nMaxMppt ? 'VMP_ABOVE_MPPT' : undefined
}

/**
 * Whether the strings of a kit stay within voltage, current and MPPT limits where it will be delivered; refuses with
 * the figures so that the resized kit can be offered (C-23). A kit without strings is not a kit: it throws.
 */
export const checkKitStrings = (
  kit: KitStrings,
  settings: GeneratorSettings = defaultGeneratorSettings,
): KitStringsCheck => {
  if (kit.loads.every((load) => load.mppts.length === 0)) throw new Error('The kit to check has no strings')
  const roof = findRoofType(kit.roofTypeId, settings)
  if (!roof) return unknownRoofType
  const limits = stringLimits({ ...kit, conditions: conditionsOnRoof(kit, roof, settings) }, settings)
  const figures = figuresAt(limits, kit)
  const reason = unsafeReason(figures, limits)
  if (!reason) return { allowed: true, figures }
  const place = kit.uf ? `Em ${kit.uf.toUpperCase()}` : 'Neste local'
  return { allowed: false, reason, message: unsafeStrings[reason](place, figures), figures }
}
