import {
  billSentences,
  canReadBill,
  computeYield,
  coverRange,
  findCapitalIrradiation,
  readBill,
  type SizedPower,
  type SourcedIrradiation,
  sizeByConsumption,
  usualAzimuth,
  usualEnergySettings,
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
} as const satisfies Record<string, NumberRules & { readonly least: number; readonly most: number }>

export type NumberFieldName = keyof typeof numberFields

const monthRange = { least: 0, most: 1_000_000, decimals: 1 } as const

/** The form as typed. */
export type SizingForm = Readonly<Record<NumberFieldName, string>> & {
  readonly state: BrazilState | ''
  readonly kind: ConsumptionKind
  readonly months: readonly string[]
  /** Degrees from north; '' is towards the equator. */
  readonly azimuth: string
}

export const emptySizing: SizingForm = {
  state: '',
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

const readField = (form: SizingForm, name: NumberFieldName): Reading => readWithin(form[name], numberFields[name])

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

/** kWh of a year; undefined while the form is incomplete or wrong. */
const readConsumption = (form: SizingForm): number | undefined => {
  if (form.kind === 'average') {
    const average = readField(form, 'average').value
    return average === undefined ? undefined : average * 12
  }
  if (form.kind === 'months') {
    const months = form.months.flatMap((text) => readMonth(text).value ?? [])
    const sum = months.reduce((total, kwh) => total + kwh, 0)
    return months.length === 12 && sum > 0 ? sum : undefined
  }
  const paid = readPaidBill(form)
  return paid && canReadBill(paid).allowed ? readBill(paid) * 12 : undefined
}

export type Sizing = SizedPower & {
  readonly annualConsumption: number
  readonly specific: number
  readonly irradiation: SourcedIrradiation
}

/** The power that the form asks for (YLD-016, C-165); undefined while the form is incomplete or wrong. */
export const readSizing = (form: SizingForm): Sizing | undefined => {
  const [tilt, shading, cover] = (['tilt', 'shading', 'cover'] as const).map((name) => readField(form, name).value)
  const annualConsumption = readConsumption(form)
  if (form.state === '' || annualConsumption === undefined) return undefined
  if (tilt === undefined || shading === undefined || cover === undefined) return undefined
  const irradiation = findCapitalIrradiation(form.state)
  const azimuth = form.azimuth === '' ? usualAzimuth(irradiation.latitude) : Number(form.azimuth)
  const { performanceRatio } = usualEnergySettings
  const { specific } = computeYield(irradiation, { kwp: 1, tilt, azimuth, shading, performanceRatio })
  return { ...sizeByConsumption({ annualConsumption, cover, specific }), annualConsumption, specific, irradiation }
}
