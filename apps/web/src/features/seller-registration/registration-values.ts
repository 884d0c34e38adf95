import type { NewRegistration, RegistrationFields, RegistrationView } from '@girassol/contract/seller-registration'
import { addressProblems, normaliseAddress } from '@girassol/domain/customers'
import { isErpCode, isPhone } from '@girassol/domain/sellers'
import { isCnpj } from '@girassol/domain/shared'
import type { FieldProblem } from '../../lib/use-form-fields.ts'
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

export const registrationFieldNames = Object.keys(registrationLabels) as readonly (keyof RegistrationValues)[]

const looksLikeEmail = /^[^\s@]+@[^\s@]+\.[^\s@]+$/
const required = 'Campo obrigatório'

type Field = keyof RegistrationValues

const problemsAmong = (facts: readonly (readonly [boolean, Field, string])[]): readonly FieldProblem<Field>[] =>
  facts.filter(([applies]) => applies).map(([, field, message]) => ({ field, message }))

const companyProblems = ({ name, fancyName, phone, email }: RegistrationValues) =>
  problemsAmong([
    [name.trim() === '', 'name', required],
    [fancyName.trim() === '', 'fancyName', required],
    [!isPhone(phone), 'phone', 'Telefone inválido'],
    [!looksLikeEmail.test(email.trim()), 'email', 'E-mail inválido'],
  ])

/** What prevents saving an existing seller; the server applies the same rules. */
export const findRegistrationProblems = (values: RegistrationValues) => [
  ...companyProblems(values),
  ...addressProblems(values),
]

/** The same for a new one, with the numbers that cannot change and its first user. */
export const findNewRegistrationProblems = (values: RegistrationValues) => [
  ...problemsAmong([
    [!isCnpj(values.document), 'document', 'CNPJ inválido'],
    [!isErpCode(values.erpCode.trim()), 'erpCode', 'Use letras, números, ponto e hífen'],
  ]),
  ...findRegistrationProblems(values),
  ...problemsAmong([
    [values.userName.trim() === '', 'userName', required],
    [!looksLikeEmail.test(values.userEmail.trim()), 'userEmail', 'E-mail inválido'],
  ]),
]

/** The body of the request; the address as the form previews it (C-92). */
export const toRegistrationRequest = (values: RegistrationValues): RegistrationFields => {
  const { erpCityName: _, ...address } = normaliseAddress(values)
  return {
    ...address,
    addressComplement: address.addressComplement ?? '',
    name: values.name.trim(),
    fancyName: values.fancyName.trim(),
    ie: values.ie.trim(),
    phone: values.phone,
    email: values.email.trim(),
    pointsEnabled: values.pointsEnabled,
    canDoTriangulation: values.canDoTriangulation,
    branch: values.branch,
  }
}

export const toNewRegistrationRequest = (values: RegistrationValues): NewRegistration => ({
  ...toRegistrationRequest(values),
  cnpj: values.document,
  erpCode: values.erpCode.trim(),
  user: { name: values.userName.trim(), email: values.userEmail.trim() },
})
