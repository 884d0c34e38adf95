import {
  bankAccountTypes,
  civilStatuses,
  financingInstalments,
  schoolings,
  sexes,
  waitingPeriodsInDays,
} from '@girassol/domain/financing'
import * as z from 'zod/mini'
import { text } from '../http/fields.ts'

const amount = z.nullable(z.number().check(z.minimum(-999_999_999), z.maximum(999_999_999)))
const optionalText = (maximum: number) => z.nullable(text(maximum))
const enumOrEmpty = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.nullable(z.union([z.enum(values), z.literal('')]))
const numberOrEmpty = (values: readonly number[]) =>
  z.nullable(z.number().check(z.refine((value) => values.includes(value), 'Escolha um valor da lista')))

/** FIN-007; the financed value is computed from the others (FIN-008). */
const values = {
  equipmentValue: amount,
  inputValue: amount,
  waitingPeriod: numberOrEmpty(waitingPeriodsInDays),
  installments: numberOrEmpty(financingInstalments),
  installmentsValue: amount,
}

/** FIN-009; companies only. */
const company = {
  entityCompanyName: optionalText(100),
  entityFancyName: optionalText(100),
  entityCnpj: optionalText(20),
  entityCapitalStock: amount,
  entityLastYearRevenue: amount,
  entityUptime: optionalText(40),
  entityMainActivity: optionalText(100),
  entityEmail: optionalText(100),
  entityPhone: optionalText(20),
  entityCellphone: optionalText(20),
  entityAddress: optionalText(100),
  entityNeighborhood: optionalText(60),
  entityCityState: optionalText(80),
  entityOwnProperty: z.nullable(z.boolean()),
  entityAddressCep: optionalText(10),
}

/** FIN-010 */
const person = {
  personName: optionalText(100),
  personEmail: optionalText(100),
  personCpf: optionalText(20),
  personRg: optionalText(20),
  personRgIssuer: optionalText(20),
  /** A calendar day; its hour and zone are ignored (FIN-017). */
  personBirthdate: optionalText(40),
  personSex: enumOrEmpty(sexes),
  personCivilStatus: enumOrEmpty(civilStatuses),
  personBirthStateCity: optionalText(80),
  personFatherName: optionalText(100),
  personMotherName: optionalText(100),
  personSchooling: enumOrEmpty(schoolings),
  personPatrimony: amount,
  personMontlyIncome: amount,
  personPhone: optionalText(20),
  personCellphone: optionalText(20),
  personProfession: optionalText(60),
  personProfessionNature: optionalText(60),
  personCompanyName: optionalText(100),
  personCompanyCnpj: optionalText(20),
}

/** FIN-011 */
const reference = {
  commercialRefName: optionalText(100),
  commercialRefPhone: optionalText(20),
  commercialRefBond: optionalText(60),
}
const account = {
  bank: optionalText(3),
  bankAgency: optionalText(10),
  bankAccount: optionalText(20),
  bankAccountType: enumOrEmpty(bankAccountTypes),
}

/** Every field of a credit analysis. */
export const financingFields = z.object({ ...values, ...company, ...person, ...reference, ...account })

/** The credit analysis of an order; the domain's rule decides which fields are missing or wrong (FIN-012…FIN-016). */
export const financingBody = z.partial(financingFields)
