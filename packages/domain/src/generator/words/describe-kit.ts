import { computePricePerWp } from '../../orders/prices/price-per-wp.ts'
import type { MpptStrings } from '../sizing/mppt-layout.ts'
import { r4 } from '../sizing/rounding.ts'
import type { SizedLoad } from '../sizing/size-generator.ts'
import type { SizedKit } from '../sizing/sized-kit.ts'
import { oversizingRatio } from '../sizing/sizing-warnings.ts'
import { type KitWarning, kitWarnings } from './kit-warnings.ts'

/** Above this share of its limit, the voltage in the cold is shown in amber. */
const tightVoltageShare = 0.98

/** The rows of a comparison card, the same for every kit (C-22): watts, volts, cents, shares from 0 to 1. */
export type KitDescription = {
  readonly powerW: number
  readonly modules: number
  readonly moduleDescription: string
  readonly moduleEff: number
  readonly inverters: number
  readonly inverterDescription: string
  readonly inverterEff: number
  readonly outputW: number
  readonly phases: number
  /** Equal strings of the whole kit, longest first; empty for microinverters. */
  readonly stringGroups: readonly MpptStrings[]
  /** The groups in words, as in '4 × 18 + 2 × 17'. */
  readonly layout: string
  readonly dcAcRatio: number
  readonly stringVocMaxV: number
  readonly vLimitV: number
  readonly coldVoltageShare: number
  readonly isColdVoltageTight: boolean
  readonly stringVmpMinV: number
  readonly mpptMinV: number
  readonly totalCents: number
  readonly centsPerWp: number
  readonly warnings: readonly { readonly code: KitWarning; readonly text: string }[]
}

/** Equal strings of a whole kit, longest first. */
export const groupStrings = (loads: readonly Pick<SizedLoad, 'count' | 'mppts'>[]): MpptStrings[] => {
  const strings = new Map<number, number>()
  for (const { count, mppts } of loads) {
    for (const mppt of mppts) {
      strings.set(mppt.modulesPerString, (strings.get(mppt.modulesPerString) ?? 0) + count * mppt.strings)
    }
  }
  return [...strings]
    .sort(([a], [b]) => b - a)
    .map(([modulesPerString, count]) => ({ strings: count, modulesPerString }))
}

const warningTexts = ({ warnings, module, inverter, sizing, requestedW }: SizedKit) => {
  const ratio = oversizingRatio({ module: module.module, inverter: inverter.inverter }, sizing)
  const isMicro = inverter.inverter.type === 'MICRO'
  const figures = { ratio, isMicro, powerW: sizing.powerW, requestedW }
  return warnings.map((code) => ({ code, text: kitWarnings[code](figures) }))
}

/**
 * The figures of a kit on its comparison card; the caller removes the cents for users who may not see prices (C-22,
 * C-29).
 */
export const describeKit = (kit: SizedKit): KitDescription => {
  const { sizing, module, inverter } = kit
  const isMicro = inverter.inverter.type === 'MICRO'
  const groups = isMicro ? [] : groupStrings(sizing.loads)
  const coldVoltageShare = r4(sizing.stringVocMaxV / kit.vLimitV)
  return {
    powerW: sizing.powerW,
    modules: sizing.modules,
    moduleDescription: module.description,
    moduleEff: kit.moduleEff,
    inverters: sizing.inverters,
    inverterDescription: inverter.description,
    inverterEff: kit.inverterEff,
    outputW: sizing.inverters * inverter.inverter.pacNomW,
    phases: inverter.inverter.phases,
    stringGroups: groups,
    layout: isMicro
      ? 'Um módulo por entrada'
      : groups.map((group) => `${group.strings} × ${group.modulesPerString}`).join(' + '),
    dcAcRatio: sizing.dcAcRatio,
    stringVocMaxV: sizing.stringVocMaxV,
    vLimitV: kit.vLimitV,
    coldVoltageShare,
    isColdVoltageTight: coldVoltageShare > tightVoltageShare,
    stringVmpMinV: sizing.stringVmpMinV,
    mpptMinV: inverter.inverter.mpptMinV,
    totalCents: kit.totalCents,
    centsPerWp: computePricePerWp({ totalCents: kit.totalCents, powerW: sizing.powerW }),
    warnings: warningTexts(kit),
  }
}
