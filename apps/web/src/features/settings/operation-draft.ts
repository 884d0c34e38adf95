import type { OperationView } from '@girassol/contract/settings/operation'
import { canKeepOperation, operationRanges, operationSentences, weekdayNames } from '@girassol/domain/settings'
import { bareDocument, isCnpj, looksLikeEmail } from '@girassol/domain/shared'
import type { FieldProblem } from '../../lib/use-form-fields.ts'

type WeekdayField = `weekday.${number}`

/** The operation as it is typed; null where nothing is. */
export type OperationDraft = {
  readonly notificationPollSeconds: number | null
  readonly serviceTaxPercent: number | null
  readonly isSpecialFinancingOpen: boolean
  readonly specialFinancingNote: string
  readonly distributorName: string
  readonly distributorCnpj: string
  readonly distributorPhone: string
  readonly distributorEmail: string
  readonly distributorTerms: string
} & { readonly [field: WeekdayField]: number | null | undefined }

export type OperationField = keyof OperationDraft & string

export const weekdayField = (weekday: number): WeekdayField => `weekday.${weekday}`

const weekdays = weekdayNames.map((_, weekday) => weekday)

export const operationFields: readonly OperationField[] = [
  'notificationPollSeconds',
  ...weekdays.map(weekdayField),
  'serviceTaxPercent',
  'distributorName',
  'distributorCnpj',
  'distributorEmail',
]

export const operationLabels: Readonly<Record<OperationField, string>> = {
  notificationPollSeconds: 'Intervalo das notificações',
  serviceTaxPercent: 'Imposto sobre o valor do serviço',
  isSpecialFinancingOpen: 'Financiamento especial',
  specialFinancingNote: 'Observação do financiamento especial',
  distributorName: 'Nome da distribuidora',
  distributorCnpj: 'CNPJ',
  distributorPhone: 'Telefone',
  distributorEmail: 'E-mail',
  distributorTerms: 'Condições',
  ...Object.fromEntries(weekdayNames.map((name, weekday) => [weekdayField(weekday), name])),
}

export const draftOf = ({ separationWeek, distributor, ...operation }: OperationView): OperationDraft => ({
  ...operation,
  distributorName: distributor.name,
  distributorCnpj: distributor.cnpj,
  distributorPhone: distributor.phone,
  distributorEmail: distributor.email,
  distributorTerms: distributor.terms,
  ...Object.fromEntries(separationWeek.map((orders, weekday) => [weekdayField(weekday), orders])),
})

const weekOf = (draft: OperationDraft): number[] => weekdays.map((weekday) => draft[weekdayField(weekday)] ?? 0)

/** What the draft says; to be asked once nothing is missing. */
export const operationOf = (draft: OperationDraft): OperationView => ({
  notificationPollSeconds: draft.notificationPollSeconds ?? 0,
  separationWeek: weekOf(draft),
  serviceTaxPercent: draft.serviceTaxPercent ?? 0,
  isSpecialFinancingOpen: draft.isSpecialFinancingOpen,
  specialFinancingNote: draft.specialFinancingNote.trim(),
  distributor: {
    name: draft.distributorName.trim(),
    cnpj: bareDocument(draft.distributorCnpj),
    phone: draft.distributorPhone.trim(),
    email: draft.distributorEmail.trim(),
    terms: draft.distributorTerms.trim(),
  },
})

type Range = { readonly least: number; readonly most: number }

export const rangeText = ({ least, most }: Range, unit: string): string =>
  `De ${least} a ${most}${unit === '%' ? '' : ' '}${unit}.`

const rangeOf = (field: OperationField): Range => {
  if (field === 'notificationPollSeconds' || field === 'serviceTaxPercent') return operationRanges[field]
  return operationRanges.separation
}

const identityProblemOf = (field: OperationField, draft: OperationDraft): string | null | undefined => {
  if (field === 'distributorName') return draft.distributorName.trim() === '' ? 'Campo obrigatório' : null
  if (field === 'distributorCnpj') {
    return draft.distributorCnpj === '' || isCnpj(draft.distributorCnpj) ? null : 'CNPJ inválido'
  }
  if (field === 'distributorEmail') {
    return draft.distributorEmail === '' || looksLikeEmail(draft.distributorEmail) ? null : 'E-mail inválido'
  }
  return undefined
}

const problemOf = (field: OperationField, draft: OperationDraft): string | null => {
  const problem = identityProblemOf(field, draft)
  if (problem !== undefined) return problem
  const value = draft[field]
  if (typeof value !== 'number') return 'Campo obrigatório'
  const { least, most } = rangeOf(field)
  return value < least || value > most ? `De ${least} a ${most}` : null
}

export const problemsOf = (draft: OperationDraft): FieldProblem<OperationField>[] => {
  const outside = operationFields.flatMap((field) => {
    const message = problemOf(field, draft)
    return message === null ? [] : [{ field, message }]
  })
  const decision = canKeepOperation({ separationWeek: weekOf(draft) })
  if (outside.length > 0 || decision.allowed) return outside
  return [{ field: weekdayField(1), message: operationSentences[decision.refusal] }]
}
