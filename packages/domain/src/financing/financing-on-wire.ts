import { bareDocument } from '../shared/cpf-cnpj.ts'
import { centsFromReais, reaisFrom } from '../shared/money.ts'
import { extractDigits } from '../shared/text.ts'
import { type Borrower, birthdateFromWire, birthdateOnWire, type FinancingForm } from './financing-form.ts'
import { type FinancingField, financingSteps } from './financing-steps.ts'

/** The name a field has on the wire: amounts are reais there (FIN-007). */
export const toWireName = (field: string): string => field.replace(/Cents$/, '')

/** The form with the names of the wire and amounts in reais; fields that are not filled in may be absent. */
export type FinancingOnWire = {
  readonly [F in FinancingField as F extends `${infer Name}Cents` ? Name : F]?:
    | (F extends `${string}Cents` ? number | null : FinancingForm[F] | null)
    | undefined
}

const fields: readonly FinancingField[] = Object.values(financingSteps).flat()

const digitFields: readonly string[] = [
  'entityPhone',
  'entityCellphone',
  'entityAddressCep',
  'personPhone',
  'personCellphone',
  'commercialRefPhone',
]
const documentFields: readonly string[] = ['entityCnpj', 'personCpf', 'personCompanyCnpj']

/** These fields contain a number, a boolean or nothing; every other field is a text. */
const textless: readonly FinancingField[] = ['waitingPeriod', 'installments', 'entityOwnProperty']

/** A form with no field filled in. */
export const emptyFinancing = Object.fromEntries(
  fields.map((field) => [field, field.endsWith('Cents') || textless.includes(field) ? null : '']),
) as unknown as FinancingForm

const valueFrom = (field: FinancingField, given: unknown): unknown => {
  if (field.endsWith('Cents')) return centsFromReais(given as number)
  if (typeof given !== 'string') return given
  if (field === 'personBirthdate') return birthdateFromWire(given)
  if (documentFields.includes(field)) return bareDocument(given)
  return digitFields.includes(field) ? extractDigits(given) : given.trim()
}

/**
 * Reads a form from the wire: amounts in cents, documents and telephones as digits, the birth date as a calendar day.
 */
export const financingFrom = (wire: FinancingOnWire): FinancingForm => {
  const given: Readonly<Record<string, unknown>> = wire
  const answered = fields.flatMap((field) => {
    const value = given[toWireName(field)]
    return value === null || value === undefined ? [] : [[field, valueFrom(field, value)]]
  })
  return { ...emptyFinancing, ...Object.fromEntries(answered) }
}

const valueOnWire = (field: FinancingField, value: unknown): unknown => {
  if (field.endsWith('Cents')) return reaisFrom(value as number)
  return field === 'personBirthdate' ? birthdateOnWire(value as string) : value
}

/** The form for the wire, without the empty fields and without the company of a person (FIN-003). */
export const financingOnWire = (form: FinancingForm, borrower: Borrower): FinancingOnWire =>
  Object.fromEntries(
    fields
      .filter((field) => borrower === 'COMPANY' || !field.startsWith('entity'))
      .filter((field) => form[field] !== null && form[field] !== '')
      .map((field) => [toWireName(field), valueOnWire(field, form[field])]),
  )

/** Who borrows: a company as soon as one of its fields is filled in (FIN-003). */
export const findBorrower = (form: FinancingForm): Borrower =>
  fields.some((field) => field.startsWith('entity') && form[field] !== null && form[field] !== '')
    ? 'COMPANY'
    : 'PERSON'
