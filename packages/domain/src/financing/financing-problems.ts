import { type Day, isDay } from '../shared/brazil-time.ts'
import { isCnpj, isCpf } from '../shared/cpf-cnpj.ts'
import { looksLikeEmail } from '../shared/email.ts'
import { type Borrower, computeFinancedValue, type FinancingForm } from './financing-form.ts'
import { type FinancingField, financingSteps, isRequiredStep, listFinancingSteps } from './financing-steps.ts'

export const financingSentences = {
  required: 'Campo obrigatório',
  notPositive: 'O valor deve ser maior que 0',
  inputTooHigh: 'A entrada deve ser menor que o valor dos equipamentos',
  invalidCnpj: 'CNPJ inválido',
  invalidCpf: 'CPF inválido',
  invalidEmail: 'E-mail inválido',
  invalidPhone: 'Telefone inválido',
  invalidCep: 'CEP inválido',
  invalidDate: 'Data inválida',
  invalidBank: 'Escolha um banco da lista',
} as const

export type FinancingProblem = { readonly field: FinancingField; readonly message: string }

const looksLikePhone = (text: string): boolean => /^\d{10,11}$/.test(text)

/** A past calendar day that can be the birth date of a living person. */
const isBirthdate = (day: Day, today: Day): boolean => isDay(day) && day >= '1900-01-01' && day < today

type Check = readonly [field: FinancingField, isWrong: (value: string) => boolean, sentence: string]

/** The format of each optional or required text when it is filled in (FIN-014…FIN-016). */
const shapes = (today: Day): readonly Check[] => [
  ['entityCnpj', (value) => !isCnpj(value), financingSentences.invalidCnpj],
  ['personCompanyCnpj', (value) => !isCnpj(value), financingSentences.invalidCnpj],
  ['personCpf', (value) => !isCpf(value), financingSentences.invalidCpf],
  ['entityEmail', (value) => !looksLikeEmail(value), financingSentences.invalidEmail],
  ['personEmail', (value) => !looksLikeEmail(value), financingSentences.invalidEmail],
  ['entityPhone', (value) => !looksLikePhone(value), financingSentences.invalidPhone],
  ['entityCellphone', (value) => !looksLikePhone(value), financingSentences.invalidPhone],
  ['personPhone', (value) => !looksLikePhone(value), financingSentences.invalidPhone],
  ['personCellphone', (value) => !looksLikePhone(value), financingSentences.invalidPhone],
  ['commercialRefPhone', (value) => !looksLikePhone(value), financingSentences.invalidPhone],
  ['entityAddressCep', (value) => !/^\d{8}$/.test(value), financingSentences.invalidCep],
  ['personBirthdate', (value) => !isBirthdate(value, today), financingSentences.invalidDate],
  ['bank', (value) => !/^\d{3}$/.test(value), financingSentences.invalidBank],
]

/** FIN-013 */
const positive: readonly FinancingField[] = [
  'equipmentValueCents',
  'inputValueCents',
  'entityCapitalStockCents',
  'entityLastYearRevenueCents',
]

type Judged = { readonly form: FinancingForm; readonly today: Day }

/** A down payment that leaves nothing to finance. A wrong equipment value is reported by its own field only. */
const isAllPaidDown = (form: FinancingForm): boolean => {
  const financed = computeFinancedValue(form)
  return financed !== null && financed <= 0 && (form.equipmentValueCents ?? 0) > 0
}

const sentenceFor = (field: FinancingField, isRequired: boolean, { form, today }: Judged): string | undefined => {
  const value = typeof form[field] === 'string' ? form[field].trim() : form[field]
  if (value === null || value === '') return isRequired ? financingSentences.required : undefined
  if (positive.includes(field) && Number(value) <= 0) return financingSentences.notPositive
  if (field === 'inputValueCents' && isAllPaidDown(form)) return financingSentences.inputTooHigh
  return shapes(today).find(([of, isWrong]) => of === field && isWrong(String(value)))?.[2]
}

/**
 * What prevents a credit analysis from being saved, in the order of its tabs: every field of the first three is
 * required, reference and bank may stay empty (FIN-012…FIN-016), and only companies fill in the company tab (FIN-003).
 */
export const financingProblems = (
  form: FinancingForm,
  { borrower, today }: { readonly borrower: Borrower; readonly today: Day },
): readonly FinancingProblem[] =>
  listFinancingSteps(borrower).flatMap((step) =>
    financingSteps[step].flatMap((field) => {
      const message = sentenceFor(field, isRequiredStep(step), { form, today })
      return message === undefined ? [] : [{ field, message }]
    }),
  )
