import type { NewRegistration, RegistrationFields, RegistrationView } from '@girassol/contract/seller-registration'
import { normaliseAddress } from '@girassol/domain/customers'
import { type CustomerValues, emptyCustomer } from '../customers/index.ts'

/** The values of a seller's form: those of a company, and the fields that only a seller has. */
export type RegistrationValues = CustomerValues & {
  readonly erpCode: string
  readonly pointsEnabled: boolean
  readonly canDoTriangulation: boolean
  /** 'company,branch' */
  readonly branch: string
  readonly userName: string
  readonly userEmail: string
}

export const emptyRegistration: RegistrationValues = {
  ...emptyCustomer,
  erpCode: '',
  pointsEnabled: false,
  canDoTriangulation: false,
  branch: '01,01',
  userName: '',
  userEmail: '',
}

export const toRegistrationValues = (seller: RegistrationView): RegistrationValues => ({
  ...emptyRegistration,
  document: seller.cnpj,
  erpCode: seller.erpCode,
  name: seller.name,
  fancyName: seller.fancyName,
  hasIe: seller.ie !== null,
  ie: seller.ie ?? '',
  phone: seller.phone,
  email: seller.email,
  addressCep: seller.addressCep,
  addressDescription: seller.addressDescription,
  addressNumber: seller.addressNumber,
  addressNeighborhood: seller.addressNeighborhood,
  addressComplement: seller.addressComplement,
  erpState: seller.erpState,
  erpCity: seller.erpCity,
  erpCityName: seller.erpCityName,
  pointsEnabled: seller.pointsEnabled,
  canDoTriangulation: seller.canDoTriangulation,
  branch: seller.branch,
})

/** The labels of the form, in its order. */
export const registrationLabels = {
  document: 'CNPJ',
  erpCode: 'Código no ERP',
  name: 'Razão social',
  fancyName: 'Nome fantasia',
  ie: 'Inscrição estadual',
  phone: 'Telefone',
  email: 'E-mail',
  addressCep: 'CEP',
  addressDescription: 'Endereço',
  addressNumber: 'Número',
  erpState: 'Estado',
  erpCity: 'Cidade',
  erpCityName: 'Cidade',
  addressNeighborhood: 'Bairro',
  addressComplement: 'Complemento',
  branch: 'Filial',
  pointsEnabled: 'Participa do programa de pontos',
  canDoTriangulation: 'Pode fazer conta e ordem',
  userName: 'Nome do usuário',
  userEmail: 'E-mail do usuário',
  documentType: 'Documento',
  hasIe: 'Inscrição estadual',
} as const satisfies Record<keyof RegistrationValues, string>

/** The body of the request; the address as the form previews it (C-92). */
export const toRegistrationRequest = (values: RegistrationValues): RegistrationFields => {
  const { erpCityName: _, ...address } = normaliseAddress(values)
  return {
    ...address,
    addressComplement: address.addressComplement ?? '',
    name: values.name,
    fancyName: values.fancyName,
    ie: values.ie,
    phone: values.phone,
    email: values.email,
    pointsEnabled: values.pointsEnabled,
    canDoTriangulation: values.canDoTriangulation,
    branch: values.branch,
  }
}

/** The body of the request for a new seller. */
export const toNewRegistrationRequest = (values: RegistrationValues): NewRegistration => ({
  ...toRegistrationRequest(values),
  cnpj: values.document,
  erpCode: values.erpCode,
  user: { name: values.userName, email: values.userEmail },
})

const fieldByPath: Readonly<Record<string, keyof RegistrationValues>> = {
  cnpj: 'document',
  'user.name': 'userName',
  'user.email': 'userEmail',
}

/** The field of a path in the body. */
export const toRegistrationField = (path: string): string => fieldByPath[path] ?? path
