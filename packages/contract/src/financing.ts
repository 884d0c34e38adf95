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
const told = (maximum: number) => z.nullable(text(maximum))
const oneOf = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.enum(values).or(z.literal('')).nullable()
const oneOfNumbers = (values: readonly number[]) =>
  z
    .number()
    .refine((value) => values.includes(value), 'Escolha um valor da lista')
    .nullable()

/** FIN-007; the financed value follows from the others (FIN-008). */
const values = {
  equipmentValue: amount,
  inputValue: amount,
  waitingPeriod: oneOfNumbers(waitingPeriodsInDays),
  installments: oneOfNumbers(financingInstalments),
  installmentsValue: amount,
}

/** FIN-009; of a company alone. */
const company = {
  entityCompanyName: told(100),
  entityFancyName: told(100),
  entityCnpj: told(20),
  entityCapitalStock: amount,
  entityLastYearRevenue: amount,
  entityUptime: told(40),
  entityMainActivity: told(100),
  entityEmail: told(100),
  entityPhone: told(20),
  entityCellphone: told(20),
  entityAddress: told(100),
  entityNeighborhood: told(60),
  entityCityState: told(80),
  entityOwnProperty: z.boolean().nullable(),
  entityAddressCep: told(10),
}

/** FIN-010 */
const person = {
  personName: told(100),
  personEmail: told(100),
  personCpf: told(20),
  personRg: told(20),
  personRgIssuer: told(20),
  /** A day; what hour and zone come with it do not matter (FIN-017). */
  personBirthdate: told(40),
  personSex: oneOf(sexes),
  personCivilStatus: oneOf(civilStatuses),
  personBirthStateCity: told(80),
  personFatherName: told(100),
  personMotherName: told(100),
  personSchooling: oneOf(schoolings),
  personPatrimony: amount,
  personMontlyIncome: amount,
  personPhone: told(20),
  personCellphone: told(20),
  personProfession: told(60),
  personProfessionNature: told(60),
  personCompanyName: told(100),
  personCompanyCnpj: told(20),
}

/** FIN-011 */
const reference = { commercialRefName: told(100), commercialRefPhone: told(20), commercialRefBond: told(60) }
const account = {
  bank: told(3),
  bankAgency: told(10),
  bankAccount: told(20),
  bankAccountType: oneOf(bankAccountTypes),
}

const form = { ...values, ...company, ...person, ...reference, ...account }

/** What was told, for those who may read who borrows; the order's amounts need the permission of prices (C-29). */
export const financingView = z.object({
  invoiceId: id,
  ...form,
  equipmentValue: hiddenReais,
  inputValue: hiddenReais,
  financedValue: hiddenReais,
  installmentsValue: hiddenReais,
})
export type FinancingView = z.infer<typeof financingView>

/** The amounts of a credit analysis, as everyone who reads the order sees them; nothing that identifies a person. */
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
