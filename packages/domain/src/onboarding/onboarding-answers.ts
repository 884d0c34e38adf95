import { type Day, isDay } from '../shared/brazil-time.ts'
import { isCpf } from '../shared/cpf-cnpj.ts'
import { looksLikeEmail } from '../shared/email.ts'
import { extractDigits } from '../shared/text.ts'
import { findAnswerPoints, type ScoredQuestion, scoredQuestions } from './onboarding-questions.ts'

/** An integrator's answers about the company at the first sign-in: its partner and how it works (ONB-003). */
export type CompanyInfo = {
  readonly partnerName: string
  /** CPF, with its mask or without. */
  readonly partnerDocument: string
  readonly partnerBirthDate: Day
  readonly partnerEmail: string
  /** Area code first, with its mask or without. */
  readonly partnerPhone: string
  readonly question6: string
} & Readonly<Record<ScoredQuestion, string>>

/** Maximum lengths of the typed texts, in characters. */
export const companyInfoLimits = { partnerName: 100, partnerEmail: 100, question6: 500 } as const

/** ONB-004…ONB-011, with right accents (C-135, C-103). */
export const onboardingSentences = {
  nameRequired: 'Nome do sócio é obrigatório',
  required: 'Campo obrigatório',
  invalidCpf: 'CPF inválido',
  invalidDate: 'Data inválida',
  dateInFuture: 'A data não pode estar no futuro',
  emailRequired: 'Email é obrigatório',
  invalidEmail: 'E-mail inválido',
  phoneRequired: 'Telefone é obrigatório',
  invalidPhone: 'Telefone inválido',
  answerRequired: 'Campo é obrigatório',
  alreadyTold: 'Os dados da empresa já foram preenchidos.',
} as const

export type CompanyInfoProblem = { readonly field: keyof CompanyInfo; readonly message: string }

type Facts = readonly (readonly [boolean, string])[]

const birthDateFacts = (day: string, today: Day): Facts => [
  [day === '', onboardingSentences.required],
  [!isDay(day) || day < '1900-01-01', onboardingSentences.invalidDate],
  [day > today, onboardingSentences.dateInFuture],
]

const answerFacts = (info: CompanyInfo): readonly (readonly [ScoredQuestion, Facts])[] =>
  scoredQuestions.map((question) => [
    question,
    [[findAnswerPoints(question, info[question]) === undefined, onboardingSentences.answerRequired]],
  ])

/** The possible problems of each field; the first that applies is shown. */
const listFacts = (info: CompanyInfo, today: Day): readonly (readonly [keyof CompanyInfo, Facts])[] => [
  ['partnerName', [[info.partnerName.trim() === '', onboardingSentences.nameRequired]]],
  [
    'partnerDocument',
    [
      [info.partnerDocument.trim() === '', onboardingSentences.required],
      [!isCpf(info.partnerDocument), onboardingSentences.invalidCpf],
    ],
  ],
  ['partnerBirthDate', birthDateFacts(info.partnerBirthDate, today)],
  [
    'partnerEmail',
    [
      [info.partnerEmail.trim() === '', onboardingSentences.emailRequired],
      [!looksLikeEmail(info.partnerEmail.trim()), onboardingSentences.invalidEmail],
    ],
  ],
  [
    'partnerPhone',
    [
      [extractDigits(info.partnerPhone) === '', onboardingSentences.phoneRequired],
      [!/^\d{10,11}$/.test(extractDigits(info.partnerPhone)), onboardingSentences.invalidPhone],
    ],
  ],
  ...answerFacts(info),
  ['question6', [[info.question6.trim() === '', onboardingSentences.answerRequired]]],
]

/**
 * What prevents the data from being saved, each field with its sentence, in the order of the form (ONB-004…ONB-012).
 */
export const companyInfoProblems = (info: CompanyInfo, today: Day): readonly CompanyInfoProblem[] =>
  listFacts(info, today).flatMap(([field, facts]) => {
    const found = facts.find(([applies]) => applies)
    return found === undefined ? [] : [{ field, message: found[1] }]
  })

/** The stored form: trimmed texts, the CPF and the telephone as digits. */
export const normaliseCompanyInfo = (info: CompanyInfo): CompanyInfo => ({
  ...info,
  partnerName: info.partnerName.trim(),
  partnerDocument: extractDigits(info.partnerDocument),
  partnerEmail: info.partnerEmail.trim(),
  partnerPhone: extractDigits(info.partnerPhone),
  question6: info.question6.trim(),
})
