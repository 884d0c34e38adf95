import {
  bankAccountTypes,
  civilStatuses,
  financingInstalments,
  schoolings,
  sexes,
  waitingPeriodsInDays,
} from '@girassol/domain/financing'
import { z } from 'zod'
import { endpoint } from './http/endpoint.ts'
import { hiddenReais, id, text } from './http/fields.ts'

const amount = z.number().finite().min(-999_999_999).max(999_999_999).nullable()
const optionalText = (maximum: number) => z.nullable(text(maximum))
const enumOrEmpty = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.enum(values).or(z.literal('')).nullable()
const numberOrEmpty = (values: readonly number[]) =>
  z
    .number()
    .refine((value) => values.includes(value), 'Escolha um valor da lista')
    .nullable()

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
  entityOwnProperty: z.boolean().nullable(),
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

const form = { ...values, ...company, ...person, ...reference, ...account }

/**
 * The form for users who may read the borrower's data; the amounts of the order need the permission of prices (C-29).
 */
export const financingView = z.object({
  invoiceId: id,
  ...form,
  equipmentValue: hiddenReais,
  inputValue: hiddenReais,
  financedValue: hiddenReais,
  installmentsValue: hiddenReais,
})
export type FinancingView = z.infer<typeof financingView>

/** The amounts of a credit analysis, for everyone who reads the order; no personal data. */
export const financingSummary = z.object({
  borrower: z.enum(['PERSON', 'COMPANY']),
  equipmentValue: hiddenReais,
  inputValue: hiddenReais,
  financedValue: hiddenReais,
  waitingPeriod: z.number().int(),
  installments: z.number().int(),
  installmentsValue: hiddenReais,
  savedAt: z.string(),
})
export type FinancingSummary = z.infer<typeof financingSummary>

export const saveFinancing = endpoint({
  method: 'POST',
  path: '/invoice/financing',
  requires: 'financing.save',
  summary:
    'The credit analysis of a cart, budget or order that may still be edited; what was saved before is replaced.',
  body: z
    .object({ invoiceId: id, ...form })
    .partial()
    .required({ invoiceId: true }),
  response: financingView,
})

export const showFinancing = endpoint({
  method: 'GET',
  path: '/invoice/:id/financing',
  requires: 'financing.read',
  summary: 'The credit analysis of an order of the caller’s scope; 404 when there is none.',
  params: z.object({ id }),
  response: financingView,
})

export const listBanks = endpoint({
  method: 'GET',
  path: '/invoice/financing/banks',
  requires: 'financing.read',
  summary: 'The Brazilian banks by their 3-digit codes (C-96).',
  response: z.array(z.object({ code: z.string(), name: z.string() })),
})
