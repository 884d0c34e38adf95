import {
  billSentences,
  canReadBill,
  computeYield,
  coverRange,
  type EnergySettings,
  findCapitalIrradiation,
  type Phases,
  readBill,
  type SizedPower,
  type SourcedIrradiation,
  sizeByConsumption,
  usualAzimuth,
  yieldRanges,
} from '@girassol/domain/energy'
import { type BrazilState, centsFromReais, type NumberRules, readNumber } from '@girassol/domain/shared'

/** How the consumption is given: a monthly average, twelve months, or the value of a bill (C-165). */
export const consumptionKinds = { average: 'Média mensal', months: 'Mês a mês', bill: 'Valor da conta' } as const
export type ConsumptionKind = keyof typeof consumptionKinds

const numberFields = {
  average: { least: 1, most: 1_000_000, decimals: 1 },
  bill: { least: 0, most: 99_999_999, decimals: 2, isMoney: true },
  lighting: { least: 0, most: 99_999_999, decimals: 2, isMoney: true },
  tariff: { least: 0.1, most: 5, decimals: 5 },
  tilt: { ...yieldRanges.tilt, decimals: 0 },
  shading: { ...yieldRanges.shading, decimals: 2 },
  cover: { ...coverRange, decimals: 0 },
  investment: { least: 0, most: 99_999_999, decimals: 2, isMoney: true },
  fioB: { least: 0, most: 5, decimals: 5 },
} as const satisfies Record<string, NumberRules & { readonly least: number; readonly most: number }>

export type NumberFieldName = keyof typeof numberFields

const monthRange = { least: 0, most: 1_000_000, decimals: 1 } as const

/** The form as typed. */
export type SizingForm = Readonly<Record<NumberFieldName, string>> & {
  readonly state: BrazilState | ''
  /** Seven digits of IBGE; '' is the capital of the state. */
  readonly cityCode: string
  readonly kind: ConsumptionKind
  readonly months: readonly string[]
  /** Degrees from north; '' is towards the equator. */
  readonly azimuth: string
  readonly phases: Phases | ''
}

export const emptySizing: SizingForm = {
  state: '',
  cityCode: '',
  kind: 'average',
  average: '',
  months: Array<string>(12).fill(''),
  bill: '',
  lighting: '0',
  tariff: '',
  tilt: '15',
  azimuth: '',
  shading: '0',
  cover: String(coverRange.usual),
  investment: '',
  fioB: '',
  phases: '',
}

const spelled = (value: number): string => value.toLocaleString('pt-BR')

/** The number in a field, or why it is none; an empty field has neither. */
type Reading = { readonly value?: number; readonly error?: string }

const readWithin = (
  text: string,
  { least, most, ...rules }: NumberRules & { least: number; most: number },
): Reading => {
  const reading = readNumber(text, rules)
  if (reading.status === 'EMPTY') return {}
  const isWithin = reading.status === 'READ' && reading.value >= least && reading.value <= most
  return isWithin ? { value: reading.value } : { error: `De ${spelled(least)} a ${spelled(most)}` }
}

export const sizingRules = (name: NumberFieldName): NumberRules => numberFields[name]
export const monthRules: NumberRules = monthRange

export const readMonth = (text: string): Reading => readWithin(text, monthRange)

export const readField = (form: SizingForm, name: NumberFieldName): Reading =>
  readWithin(form[name], numberFields[name])

const readPaidBill = (form: SizingForm) => {
  const [bill, lighting, tariff] = (['bill', 'lighting', 'tariff'] as const).map((name) => readField(form, name).value)
  if (bill === undefined || lighting === undefined || tariff === undefined) return undefined
  return { billCents: centsFromReais(bill), lightingCents: centsFromReais(lighting), tariff }
}

/** What is wrong in a field, in Portuguese; nothing while it is empty (YLD-017). */
export const findSizingError = (form: SizingForm, name: NumberFieldName): string | undefined => {
  const { error } = readField(form, name)
  if (error !== undefined || name !== 'lighting') return error
  const paid = readPaidBill(form)
  const decision = paid && canReadBill(paid)
  return decision && !decision.allowed ? billSentences[decision.refusal] : undefined
}

/** kWh of the twelve months; undefined while the form is incomplete or wrong. */
const readConsumption = (form: SizingForm): readonly number[] | undefined => {
  const everyMonth = (kwh: number) => Array<number>(12).fill(kwh)
  if (form.kind === 'average') {
    const average = readField(form, 'average').value
    return average === undefined ? undefined : everyMonth(average)
  }
  if (form.kind === 'months') {
    const months = form.months.flatMap((text) => readMonth(text).value ?? [])
    return months.length === 12 && months.some((kwh) => kwh > 0) ? months : undefined
  }
  const paid = readPaidBill(form)
  return paid && canReadBill(paid).allowed ? everyMonth(readBill(paid)) : undefined
}

/** The municipality whose irradiation counts; undefined while no state is chosen (YLD-002). */
export const readCityCode = ({ state, cityCode }: SizingForm): string | undefined => {
  if (state === '') return undefined
  return cityCode === '' ? findCapitalIrradiation(state).cityCode : cityCode
}

/** What the server knows about the place and the assumptions (C-158, C-160). */
export type SizingBasis = { readonly irradiation: SourcedIrradiation; readonly settings: EnergySettings }

export type Sizing = SizedPower &
  SizingBasis & {
    /** kWh of the twelve months. */
    readonly consumption: readonly number[]
    readonly annualConsumption: number
    readonly specific: number
    /** kWh that the power generates in each month. */
    readonly yields: readonly number[]
  }

/** The power that the form asks for (YLD-016, C-165); undefined while the form is incomplete or wrong. */
export const readSizing = (form: SizingForm, basis: SizingBasis | undefined): Sizing | undefined => {
  const [tilt, shading, cover] = (['tilt', 'shading', 'cover'] as const).map((name) => readField(form, name).value)
  const consumption = readConsumption(form)
  if (basis === undefined || consumption === undefined) return undefined
  if (tilt === undefined || shading === undefined || cover === undefined) return undefined
  const { irradiation, settings } = basis
  const azimuth = form.azimuth === '' ? usualAzimuth(irradiation.latitude) : Number(form.azimuth)
  const { performanceRatio } = settings
  const { specific, monthly } = computeYield(irradiation, { kwp: 1, tilt, azimuth, shading, performanceRatio })
  const annualConsumption = consumption.reduce((sum, kwh) => sum + kwh, 0)
  const power = sizeByConsumption({ annualConsumption, cover, specific })
  const yields = monthly.map((kwh) => kwh * power.kwp)
  return { ...power, ...basis, consumption, annualConsumption, specific, yields }
}
