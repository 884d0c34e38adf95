import type { CustomerView, consultCnpj, saveCustomer } from '@girassol/contract/customers'
import type { RequestFor, ResponseFor } from '@girassol/contract/http/endpoint'
import { customerProblems, normaliseCustomer, toCustomerFields } from '@girassol/domain/customers'
import type { DocumentType } from '@girassol/domain/shared'
import {
  type AddressValues,
  addressFieldNames,
  addressLabels,
  emptyAddress,
  type Since,
  toAddressRequest,
} from './address-values.ts'

type GeneralValues = {
  readonly documentType: DocumentType
  /** Without mask: digits, and letters of an alphanumeric CNPJ. */
  readonly document: string
  readonly name: string
  readonly fancyName: string
  readonly email: string
  /** Only digits, area code first. */
  readonly phone: string
  readonly hasIe: boolean
  readonly ie: string
}

/** The typed values of the customer form (CUS-002). */
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

/** The labels of the form. */
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

/** The two tabs of the form (CUS-007). */
export const stages = {
  geral: Object.keys(emptyGeneral) as readonly (keyof CustomerValues)[],
  endereco: addressFieldNames as readonly (keyof CustomerValues)[],
} as const
export type Stage = keyof typeof stages

/** The form values of a stored customer. */
export const toCustomerValues = (customer: CustomerView): CustomerValues => ({
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

type Company = NonNullable<ResponseFor<typeof consultCnpj>>

const filledTogether: readonly (readonly (keyof CustomerValues)[])[] = [
  ['name'],
  ['fancyName'],
  ['hasIe', 'ie'],
  addressFieldNames,
]

/**
 * The values that the company look-up fills in (CUS-009, CUS-010). Fields typed after the request are not changed, and
 * phone and e-mail only if they are empty. Nothing is filled in when the document changed meanwhile.
 */
export const toCompanyValues = (
  company: Company,
  { requested, typed }: Since<CustomerValues>,
): Partial<CustomerValues> => {
  if (typed.document !== requested.document) return {}
  const { ie, ...fields } = toCustomerFields({ ...company, ie: company.ie ?? '' })
  const found: Partial<CustomerValues> = { ...fields, hasIe: ie !== null, ie: ie ?? '' }
  const isTyped = (field: keyof CustomerValues) => typed[field] !== requested[field]
  const protectedFields = filledTogether.filter((group) => group.some(isTyped)).flat()
  const contact = (['phone', 'email'] as const).filter((field) => typed[field] !== '')
  return Object.fromEntries(
    Object.entries(found).filter(([field]) => ![...protectedFields, ...contact].some((one) => one === field)),
  )
}

/** The messages of the domain's rules. An empty document is reported as required, by the schema as invalid (USE-031). */
export const customerRules = (values: CustomerValues) =>
  Object.fromEntries(customerProblems(values).map(({ field, message }) => [field, message]))

type Saving = { readonly id?: number | undefined; readonly sellerCode: string }

/** The request has the values that the form previews, for the integrator of the cart (CUS-002…005, C-92). */
export const toCustomerRequest = (
  values: CustomerValues,
  { id, sellerCode }: Saving,
): RequestFor<typeof saveCustomer>['body'] => {
  const { email, ie, ...customer } = normaliseCustomer(values)
  return {
    ...customer,
    ...toAddressRequest(values),
    sellerCode,
    email: email ?? '',
    ie: ie ?? '',
    ...(id !== undefined && { id }),
  }
}
