import { toFieldMessages } from '@girassol/contract/http/check-body'
import { type CompanyInfo, companyInfoProblems } from '@girassol/domain/onboarding'
import { toDay } from '@girassol/domain/shared'

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

/** The rules of the answers, checked today (ONB-004…ONB-012). */
export const companyInfoRules = (info: CompanyInfo) =>
  toFieldMessages(companyInfoProblems(info, toDay(new Date().toISOString())))
