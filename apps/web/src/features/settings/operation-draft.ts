import type { OperationView } from '@girassol/contract/settings/operation'
import { canKeepOperation, operationRanges, operationSentences, weekdayNames } from '@girassol/domain/settings'
import type { FieldProblem } from '../../lib/use-form-fields.ts'

type WeekdayField = `weekday.${number}`

/** The operation as it is typed; null where nothing is. */
export type OperationDraft = {
  readonly notificationPollSeconds: number | null
  readonly serviceTaxPercent: number | null
  readonly isSpecialFinancingOpen: boolean
  readonly specialFinancingNote: string
} & { readonly [field: WeekdayField]: number | null | undefined }

export type OperationField = keyof OperationDraft & string

export const weekdayField = (weekday: number): WeekdayField => `weekday.${weekday}`

const weekdays = weekdayNames.map((_, weekday) => weekday)

export const operationFields: readonly OperationField[] = [
  'notificationPollSeconds',
  ...weekdays.map(weekdayField),
  'serviceTaxPercent',
]

export const operationLabels: Readonly<Record<OperationField, string>> = {
  notificationPollSeconds: 'Intervalo das notificações',
  serviceTaxPercent: 'Imposto sobre o valor do serviço',
  isSpecialFinancingOpen: 'Financiamento especial',
  specialFinancingNote: 'Observação do financiamento especial',
  ...Object.fromEntries(weekdayNames.map((name, weekday) => [weekdayField(weekday), name])),
}

export const draftOf = ({ separationWeek, ...operation }: OperationView): OperationDraft => ({
  ...operation,
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
})

type Range = { readonly least: number; readonly most: number }

export const rangeText = ({ least, most }: Range, unit: string): string =>
  `De ${least} a ${most}${unit === '%' ? '' : ' '}${unit}.`

const rangeOf = (field: OperationField): Range => {
  if (field === 'notificationPollSeconds' || field === 'serviceTaxPercent') return operationRanges[field]
  return operationRanges.separation
}

const problemOf = (field: OperationField, draft: OperationDraft): string | null => {
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
