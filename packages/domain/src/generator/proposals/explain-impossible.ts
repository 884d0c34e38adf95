import { defaultGeneratorSettings, type GeneratorSettings } from '../figures/generator-settings.ts'
import type { KitInverter } from '../inverter.ts'
import type { PvModule } from '../pv-module.ts'
import type { DesignConditions } from '../site/design-conditions.ts'
import { describeOutput, type Supply, supplies } from '../site/supply.ts'
import { moduleCounts, requestedWatts } from '../sizing/module-counts.ts'
import { ceilDiv } from '../sizing/rounding.ts'
import { fullUnitRatio } from '../sizing/size-micro-generator.ts'
import { type StringLimits, stringLimits } from '../sizing/string-limits.ts'
import type { ImpossibleReason } from './impossible-reasons.ts'

/** A pair that makes no generator, and the design conditions. */
export type ImpossiblePair = {
  readonly module: PvModule
  readonly inverter: KitInverter
  readonly conditions: DesignConditions
  readonly powerKwp: number
  readonly supply?: Supply | undefined
}

type Explained = ImpossiblePair & {
  readonly limits: StringLimits
  readonly settings: GeneratorSettings
}

const number = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 })
const power = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 2 })

const figure = (value: number): string => number.format(value).replace('-', '−')
const kilowatts = (watts: number): string => power.format(watts / 1000)
const percent = (share: number): string => `${Math.round(share * 100)}%`

const toTypeLimits = ({ inverter, settings }: Explained) => {
  const { rMin, rMax, maxInverters } = settings.inverterTypes[inverter.type]
  return { rMin, rMax: Math.min(rMax, inverter.maxDcAcRatio ?? rMax), maxInverters }
}

const supplySentence = ({ inverter, supply }: Explained): string => {
  const label = supply === undefined ? '' : ` a uma ligação ${supplies[supply].label.toLowerCase().replace(' v', ' V')}`
  return `Um inversor ${describeOutput(inverter)} não se conecta${label}.`
}

const windowSentence = ({ module, inverter, limits, conditions }: Explained): string => {
  const hot = `${figure(inverter.mpptMinV)} V com a célula a ${figure(conditions.tCellMaxC)} °C`
  if (inverter.type === 'MICRO') {
    return `A entrada precisa de ${hot}, e um módulo de ${figure(module.vmpV)} V cai a ${figure(limits.vmpHotV)} V.`
  }
  const cold = limits.nMaxVoc <= limits.nMaxMppt ? limits.vLimitV : inverter.mpptMaxV
  return `São precisos ${limits.nMin} módulos em série para manter ${hot}, e só cabem ${limits.nMax} até os ${figure(cold)} V no frio.`
}

const tooManySentence = (pair: Explained): string => {
  const { module, inverter, powerKwp } = pair
  const { rMax, maxInverters } = toTypeLimits(pair)
  const watts = requestedWatts(powerKwp)
  const needed =
    inverter.type === 'MICRO'
      ? ceilDiv(Math.round(watts / module.pmaxW), inverter.nMppt)
      : Math.ceil(watts / (inverter.pacNomW * rMax))
  return `Seriam ${needed} inversores de ${kilowatts(inverter.pacNomW)} kW, e um kit leva no máximo ${maxInverters}.`
}

const tooLowSentence = (pair: Explained): string => {
  const { inverter, powerKwp } = pair
  const { rMin } = toTypeLimits(pair)
  const share = requestedWatts(powerKwp) / inverter.pacNomW
  return `${power.format(powerKwp)} kWp são ${percent(share)} dos ${kilowatts(inverter.pacNomW)} kW do inversor; o mínimo é ${percent(rMin)}, ${kilowatts(rMin * inverter.pacNomW)} kWp.`
}

const noConfigSentence = ({ module, inverter, limits, powerKwp, settings }: Explained): string => {
  const counts = moduleCounts(requestedWatts(powerKwp), module.pmaxW, settings)
  const range = `de ${Math.min(...counts)} a ${Math.max(...counts)} módulos`
  const strings = limits.nMin === limits.nMax ? `${limits.nMin}` : `${limits.nMin} a ${limits.nMax}`
  const mppts = inverter.nMppt === 1 ? '1 MPPT' : `${inverter.nMppt} MPPTs`
  return `Perto da potência pedida, ${range}, nenhuma quantidade se divide em séries de ${strings} módulos nos ${mppts} de cada inversor dentro da faixa de potência dele.`.replace(
    'nos 1 MPPT',
    'no MPPT',
  )
}

const sentences = {
  SUPPLY: supplySentence,
  POWER_ZERO: () => 'A potência precisa ser maior que zero.',
  ISC_TOO_HIGH: ({ limits, inverter, conditions }) =>
    `O módulo chega a ${figure(limits.iscHotA)} A de curto-circuito com a célula a ${figure(conditions.tCellMaxC)} °C, e cada MPPT suporta ${figure(inverter.iscMaxPerMpptA)} A.`,
  VOC_TOO_HIGH: ({ limits, conditions }) =>
    `Um único módulo chega a ${figure(limits.vocColdV)} V na manhã mais fria (${figure(conditions.tMinC)} °C), acima do limite de ${figure(limits.vLimitV)} V.`,
  MPPT_WINDOW: windowSentence,
  RATIO: (pair) => {
    const { rMin, rMax } = toTypeLimits(pair)
    return `Com todas as entradas em uso os módulos somam ${percent(fullUnitRatio(pair))} da potência do microinversor; o aceito vai de ${percent(rMin)} a ${percent(rMax)}.`
  },
  TOO_MANY_INVERTERS: tooManySentence,
  POWER_TOO_LOW: tooLowSentence,
  NO_CONFIG: noConfigSentence,
} as const satisfies Record<ImpossibleReason, (pair: Explained) => string>

/** The limit that an impossible pair breaks, with its figures, in a Portuguese sentence (KIT-002, C-22, C-23 §5.5). */
export const explainImpossible = (
  reason: ImpossibleReason,
  pair: ImpossiblePair,
  settings: GeneratorSettings = defaultGeneratorSettings,
): string => sentences[reason]({ ...pair, limits: stringLimits(pair, settings), settings })
