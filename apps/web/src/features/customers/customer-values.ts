import type { CustomerView, consultCnpj, saveCustomer } from '@girassol/contract/customers'
import type { RequestOf, ResponseOf } from '@girassol/contract/http/endpoint'
import { addressProblems, customerFieldsOfCompany, generalProblems } from '@girassol/domain/customers'
import type { DocumentType } from '@girassol/domain/shared'
import type { FieldProblem } from '../../lib/use-form-fields.ts'
import { type AddressValues, addressFieldNames, addressLabels, emptyAddress } from './address-values.ts'

type GeneralValues = {
  readonly documentType: DocumentType
  /** Bare: digits, and letters of an alphanumeric CNPJ. */
  readonly document: string
  readonly name: string
  readonly fancyName: string
  readonly email: string
  /** Bare digits, area code first. */
  readonly phone: string
  readonly hasIe: boolean
  readonly ie: string
}

/** The customer form while it is typed (CUS-002). */
export type CustomerValues = GeneralValues & AddressValues

const emptyGeneral: GeneralValues = {
  documentType: 'J',
  document: '',
  name: '',
  fancyName: '',
  email: '',
  phone: '',
  hasIe: false,
  ie: '',
}

export const emptyCustomer: CustomerValues = { ...emptyGeneral, ...emptyAddress }

/** The words of the form. */
export const customerLabels = {
  documentType: 'Tipo de documento',
  document: 'Documento',
  name: 'Nome',
  fancyName: 'Nome fantasia',
  phone: 'Telefone',
  email: 'E-mail',
  hasIe: 'Tem inscrição estadual',
  ie: 'Inscrição estadual',
  ...addressLabels,
} as const satisfies Record<keyof CustomerValues, string>

/** The two stages of the form (CUS-007). */
export const stages = {
  geral: Object.keys(emptyGeneral) as readonly (keyof CustomerValues)[],
  endereco: addressFieldNames as readonly (keyof CustomerValues)[],
} as const
export type Stage = keyof typeof stages

/** A stored customer, ready to be changed. */
export const valuesOfCustomer = (customer: CustomerView): CustomerValues => ({
  documentType: customer.documentType,
  document: customer.document,
  name: customer.name,
  fancyName: customer.fancyName,
  email: customer.email ?? '',
  phone: `${customer.phoneCode}${customer.phone}`,
  hasIe: customer.hasIe,
  ie: customer.hasIe ? (customer.ie ?? '') : '',
  addressCep: customer.addressCep,
  addressDescription: customer.addressDescription,
  addressNumber: customer.addressNumber,
  addressNeighborhood: customer.addressNeighborhood,
  addressComplement: customer.addressComplement ?? '',
  erpState: customer.erpState,
  erpCity: customer.erpCity,
  erpCityName: customer.erpCityName,
})

type Company = NonNullable<ResponseOf<typeof consultCnpj>>

/** What the company look-up fills (CUS-009, CUS-010); how to reach the customer stays when it was already typed. */
export const valuesOfCompany = (company: Company, typed: CustomerValues): Partial<CustomerValues> => {
  const { ie, phone, email, ...fields } = customerFieldsOfCompany({ ...company, ie: company.ie ?? '' })
  return {
    ...fields,
    hasIe: ie !== null,
    ie: ie ?? '',
    phone: typed.phone === '' ? phone : typed.phone,
    email: typed.email === '' ? email : typed.email,
  }
}

const looksLikeEmail = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

const emailProblems = ({ email }: CustomerValues): readonly FieldProblem<'email'>[] =>
  email.trim() === '' || looksLikeEmail.test(email.trim()) ? [] : [{ field: 'email', message: 'E-mail inválido' }]

const inOrder = (fields: readonly string[]) => (a: { readonly field: string }, b: { readonly field: string }) =>
  fields.indexOf(a.field) - fields.indexOf(b.field)

/** What keeps the customer from being saved, in the order of the form; the server applies the same rules. */
export const problemsOfCustomer = (values: CustomerValues): readonly FieldProblem<keyof CustomerValues>[] =>
  [...generalProblems(values), ...emailProblems(values), ...addressProblems(values)].toSorted(
    inOrder([...stages.geral, ...stages.endereco]),
  )

/** What is sent: as typed, because the server normalises it as the form previews (C-92). */
export const requestOfCustomer = (
  values: CustomerValues,
  id: number | undefined,
): RequestOf<typeof saveCustomer>['body'] => {
  const { ie, ...sent } = values
  return { ...sent, ...(values.hasIe && { ie }), ...(id !== undefined && { id }) }
}
