import type { CompanyInfo } from '@girassol/domain/onboarding'
import type { FieldError } from '../../lib/api-error.ts'

/** The empty form (ONB-003). */
export const emptyCompanyInfo: CompanyInfo = {
  partnerName: '',
  partnerDocument: '',
  partnerBirthDate: '',
  partnerEmail: '',
  partnerPhone: '',
  question1: '',
  question2: '',
  question3: '',
  question4: '',
  question5: '',
  question6: '',
}

/** The labels of the form; each question is shortened for the list of errors. */
export const companyInfoLabels = {
  partnerName: 'Nome do sócio',
  partnerDocument: 'CPF do sócio',
  partnerBirthDate: 'Data de nascimento',
  partnerEmail: 'E-mail',
  partnerPhone: 'Telefone',
  question1: 'Tempo com energia solar',
  question2: 'Instalações feitas',
  question3: 'Foco',
  question4: 'Potência dos kits',
  question5: 'Pessoas na empresa',
  question6: 'Marcas',
} as const satisfies Record<keyof CompanyInfo, string>

export const companyInfoFields = Object.keys(companyInfoLabels) as readonly (keyof CompanyInfo)[]

/** The server names a field by its path in the request. */
export const toFormFields = (errors: readonly FieldError[]): readonly FieldError[] =>
  errors.map((error) => ({ ...error, property: error.property.replace(/^companyInfo\./, '') }))
