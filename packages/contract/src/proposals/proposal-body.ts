import { billingRules, phaseNames, schemes, yieldRanges } from '@girassol/domain/energy'
import { financingLimits, gracePeriods, mostFinancingLines } from '@girassol/domain/financing-lines'
import { markUpRange } from '@girassol/domain/proposals'
import * as z from 'zod/mini'
import {
  calendarDay,
  decimalNumber,
  document,
  emptyAsNull,
  id,
  nonNegativeReais,
  optionalText,
  reportProblems,
  requiredText,
  typedEmail,
} from '../http/fields.ts'

const customer = z.strictObject({
  /** A registered customer, when the proposal is for one. */
  customerId: z.nullable(id),
  name: optionalText(100),
  /** CPF or CNPJ, in any spelling. */
  document: z.pipe(emptyAsNull, z.nullable(document)),
  phone: optionalText(20),
  email: z.pipe(emptyAsNull, z.nullable(typedEmail)),
  address: optionalText(200),
  /** IBGE code of the city of the installation; yield and return follow it. */
  cityCode: z.nullable(z.string().check(z.regex(/^\d{7}$/, 'Município inválido'))),
})

/** kWh of each month, January to December. */
const monthlyEnergy = z.array(decimalNumber({ least: 0, most: 1_000_000 }, 1)).check(z.length(12))

const consumption = z.union([
  z.strictObject({ average: decimalNumber({ least: 1, most: 1_000_000 }, 1) }),
  z.strictObject({ months: monthlyEnergy }),
  z.strictObject({ bill: nonNegativeReais, lighting: nonNegativeReais }),
])

const percent = decimalNumber({ least: 0, most: 100 }, 2)

type TypedPrices = { readonly tariff: number | null; readonly fioB: number | null }

const energy = z
  .strictObject({
    kwp: z.nullable(decimalNumber(yieldRanges.kwp, 2)),
    tilt: decimalNumber(yieldRanges.tilt, 0),
    azimuth: decimalNumber(yieldRanges.azimuth, 0),
    shading: decimalNumber(yieldRanges.shading, 2),
    performanceRatio: decimalNumber(yieldRanges.performanceRatio, 2),
    /** kWh a month, kWh of twelve months, or a monthly bill in reais with its public lighting (YLD-017). */
    consumption: z.nullable(consumption),
    utility: optionalText(80),
    /** Reais a kWh with taxes (C-167). */
    tariff: z.nullable(decimalNumber({ least: 0.1, most: 5 }, 5)),
    fioB: z.nullable(decimalNumber({ least: 0, most: 5 }, 5)),
    phases: z.enum(phaseNames),
    scheme: z.enum(schemes),
    rule: z.enum(billingRules),
    /** The first month of operation. */
    start: z.string().check(z.regex(/^20\d\d-(?:0[1-9]|1[0-2])$/, 'Informe o mês, como 2027-01.')),
    simultaneity: percent,
    tariffRise: decimalNumber({ least: 0, most: 20 }, 2),
    degradation: decimalNumber({ least: 0, most: 3 }, 2),
    discountRate: decimalNumber({ least: 0, most: 30 }, 2),
    /** Percent of the investment each year. */
    maintenance: percent,
    replacement: z.nullable(z.strictObject({ year: decimalNumber({ least: 1, most: 25 }, 0), cost: nonNegativeReais })),
  })
  .check(
    reportProblems(({ tariff, fioB }: TypedPrices) =>
      tariff !== null && fioB !== null && fioB > tariff ? [{ field: 'fioB', message: 'No máximo a tarifa.' }] : [],
    ),
  )

const price = z.strictObject({
  /** Percent on the equipment. */
  markUp: decimalNumber(markUpRange, 2),
  services: nonNegativeReais,
  extras: z.array(z.strictObject({ name: requiredText(60), amount: nonNegativeReais })).check(z.maxLength(20)),
  discount: nonNegativeReais,
  /** The integrator's own notes; they change no price. */
  ownCosts: z.strictObject({ labour: nonNegativeReais, travel: nonNegativeReais, taxPercent: percent }),
})

export const financingLine = z.strictObject({
  bank: requiredText(60),
  /** Percent a month. */
  rate: decimalNumber(financingLimits.monthlyRate, 2),
  instalments: decimalNumber(financingLimits.instalments, 0),
  /** Days until the first instalment. */
  graceDays: z.literal(gracePeriods),
  downPayment: nonNegativeReais,
  /** Quoted beside the price; at most one. */
  isMain: z.boolean(),
})

const texts = z.strictObject({
  introduction: optionalText(1000),
  warranty: optionalText(1000),
  payment: optionalText(1000),
  /** What happens after the acceptance. */
  nextSteps: optionalText(1000),
  /** For the integrator alone. */
  internalNote: optionalText(2000),
  /** Names the distributor to the customer. */
  showSupplier: z.boolean(),
})

const onlyOneMain = z.refine<readonly { readonly isMain: boolean }[]>(
  (lines) => lines.filter(({ isMain }) => isMain).length <= 1,
  'Só uma linha pode ser a principal.',
)

/** The sections of the editor. A section is sent whole; one that is absent does not change. */
export const proposalSections = {
  customer,
  energy,
  price,
  financing: z.array(financingLine).check(z.maxLength(mostFinancingLines), onlyOneMain),
  texts,
  /** Checked against the range of today when it is sent (PROP-008). */
  validUntil: z.nullable(calendarDay),
}

/** The version of the record that the user saw; another one is 409 (C-152). */
export const recordVersion = id

export const proposalBody = z.strictObject({
  customer: z.optional(customer),
  energy: z.optional(energy),
  price: z.optional(price),
  financing: z.optional(proposalSections.financing),
  texts: z.optional(texts),
  validUntil: z.optional(proposalSections.validUntil),
  version: recordVersion,
})
