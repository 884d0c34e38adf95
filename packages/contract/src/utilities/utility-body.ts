import { billingRules } from '@girassol/domain/energy'
import { formSourceNames, utilityLimits } from '@girassol/domain/utilities'
import * as z from 'zod/mini'
import { calendarDay, decimalNumber, id, optionalText, reportProblems, requiredText, uf } from '../http/fields.ts'

const { days, tariff, fioB, largestSinglePhaseKw } = utilityLimits

const areDistinct = (values: readonly string[]): boolean => new Set(values).size === values.length

const number = decimalNumber(days, 0)

const isWebAddress = (typed: string | null): boolean => {
  if (typed === null) return true
  const url = URL.parse(typed)
  return url !== null && (url.protocol === 'https:' || url.protocol === 'http:')
}

/** The fields of a utility; a body also checks its prices. */
export const utilityFields = {
  name: requiredText(utilityLimits.name),
  states: z.array(uf).check(
    z.minLength(1, 'Escolha ao menos um estado'),
    z.maxLength(utilityLimits.states),
    z.refine(areDistinct, 'Há um estado repetido'),
    z.overwrite((states) => states.toSorted()),
  ),
  /** IBGE codes; none: all cities of the states. */
  cities: z.array(z.string().check(z.regex(/^\d{7}$/, 'Município inválido'))).check(
    z.maxLength(utilityLimits.cities),
    z.refine(areDistinct, 'Há um município repetido'),
    z.overwrite((cities) => cities.toSorted()),
  ),
  /** Reais a kWh with taxes, and the day from which both hold; null while unknown (C-167). */
  tariff: z.nullable(decimalNumber(tariff, 5)),
  fioB: z.nullable(decimalNumber(fioB, 5)),
  validFrom: z.nullable(calendarDay),
  rule: z.enum(billingRules),
  /** Calendar days for the connection budget, working days for the inspection (C-177). */
  days: z.strictObject({
    connection: number,
    connectionWithWorks: number,
    connectionWithMajorWorks: number,
    inspection: number,
  }),
  /** The web address where requests are made. */
  portal: optionalText(utilityLimits.portal).check(
    z.refine(isWebAddress, 'Informe um endereço que começa com https://'),
  ),
  /** The fields of its form, in the order of the form (HOM-014). */
  form: z
    .array(
      z.strictObject({
        label: requiredText(utilityLimits.formLabel),
        source: z.enum(formSourceNames, 'Campo de origem desconhecido'),
      }),
    )
    .check(z.maxLength(utilityLimits.formFields, `No máximo ${utilityLimits.formFields} campos`)),
  /** kW of the largest inverter that may be single-phase; null without a limit. */
  largestSinglePhaseKw: z.nullable(decimalNumber(largestSinglePhaseKw, 2)),
}

type Prices = { readonly tariff: number | null; readonly fioB: number | null; readonly validFrom: string | null }

const findPriceProblems = ({ tariff: price, fioB: wire, validFrom }: Prices) => [
  ...(price !== null && wire !== null && wire > price ? [{ field: 'fioB', message: 'No máximo a tarifa.' }] : []),
  ...((price !== null || wire !== null) && validFrom === null
    ? [{ field: 'validFrom', message: 'Informe desde quando a tarifa vale.' }]
    : []),
]

/** A utility as the administration saves it (C-167). */
export const utilityBody = z.strictObject(utilityFields).check(reportProblems(findPriceProblems))
export type UtilityBody = z.infer<typeof utilityBody>

/** The same with the version that the user saw (C-152). */
export const utilityChange = z.strictObject({ ...utilityFields, version: id }).check(reportProblems(findPriceProblems))
