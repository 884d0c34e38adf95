import type { InstalmentTable } from '@girassol/contract/payment-methods/instalment-table'
import {
  canKeepInstalments,
  computeInstalments,
  instalmentSentences,
  mostInstalments,
  mostInterestPercent,
} from '@girassol/domain/payments'
import { formatCents } from '../../../lib/format.ts'
import type { FieldProblem } from '../../../lib/use-form-fields.ts'

export type Terms = Omit<InstalmentTable, 'reference' | 'label'>

type RateField = `rate.${number}`

/** A table as it is typed. Rates beyond the maximum are kept, so that a larger maximum brings them back. */
export type InstalmentDraft = {
  readonly active: boolean
  readonly hasInterest: boolean
  readonly maxInstallments: number | null
  readonly defaultInstallment: number | null
} & { readonly [field: RateField]: number | null | undefined }

export type InstalmentField = keyof InstalmentDraft & string

export const rateField = (instalments: number): RateField => `rate.${instalments}`

export const termsOf = ({ active, maxInstallments, defaultInstallment, interestRates }: InstalmentTable): Terms => ({
  active,
  maxInstallments,
  defaultInstallment,
  interestRates,
})

export const draftOf = ({ active, maxInstallments, defaultInstallment, interestRates }: Terms): InstalmentDraft => ({
  active,
  hasInterest: interestRates.length > 0,
  maxInstallments,
  defaultInstallment,
  ...Object.fromEntries(interestRates.map((rate, index) => [rateField(index + 1), rate])),
})

/** The numbers of instalments that the draft offers; none while the maximum is none. */
export const numbersOf = ({ maxInstallments: most }: InstalmentDraft): readonly number[] =>
  most !== null && Number.isInteger(most) && most >= 1 && most <= mostInstalments
    ? Array.from({ length: most }, (_, index) => index + 1)
    : []

/** What the draft says; to be asked once nothing is missing. */
export const keptTerms = (draft: InstalmentDraft): Terms => ({
  active: draft.active,
  maxInstallments: draft.maxInstallments ?? 1,
  defaultInstallment: draft.defaultInstallment ?? 1,
  interestRates: draft.hasInterest ? numbersOf(draft).map((number) => draft[rateField(number)] ?? 0) : [],
})

export const fieldsOf = (draft: InstalmentDraft): readonly InstalmentField[] => [
  'maxInstallments',
  'defaultInstallment',
  ...(draft.hasInterest ? numbersOf(draft).map(rateField) : []),
]

export const labelsOf = (draft: InstalmentDraft): Readonly<Record<InstalmentField, string>> => ({
  active: 'Oferecida',
  hasInterest: 'Juros',
  maxInstallments: 'Máximo de parcelas',
  defaultInstallment: 'Parcela inicial',
  ...Object.fromEntries(numbersOf(draft).map((number) => [rateField(number), `Juros de ${number}×`])),
})

const rateProblem = (rate: number | null | undefined): string | null => {
  if (rate === null || rate === undefined) return 'Campo obrigatório'
  return rate < 0 || rate > mostInterestPercent ? `De 0 a ${mostInterestPercent}%` : null
}

export const problemsOf = (draft: InstalmentDraft): FieldProblem<InstalmentField>[] => {
  const { maxInstallments, defaultInstallment, hasInterest } = draft
  const beyond = canKeepInstalments({ ...keptTerms(draft), interestRates: [] })
  const rates = hasInterest ? numbersOf(draft) : []
  return [
    ...(maxInstallments === null || numbersOf(draft).length === 0
      ? [{ field: 'maxInstallments' as const, message: instalmentSentences.outOfRange }]
      : []),
    ...(defaultInstallment === null || defaultInstallment < 1
      ? [{ field: 'defaultInstallment' as const, message: instalmentSentences.outOfRange }]
      : []),
    ...(!beyond.allowed && beyond.refusal === 'defaultBeyond'
      ? [{ field: 'defaultInstallment' as const, message: instalmentSentences.defaultBeyond }]
      : []),
    ...rates.flatMap((number) => {
      const message = rateProblem(draft[rateField(number)])
      return message === null ? [] : [{ field: rateField(number), message }]
    }),
  ]
}

/** '12× R$ 91,67 (total R$ 1.100,00)' for the example, as the buyer reads it (PAY-033, C-80). */
export const effectText = (cents: number, instalments: number, percent: number): string => {
  const charge = { cents, grossCommissionCents: 0 }
  const plan = computeInstalments(charge, { instalments, interestPercent: String(percent) })
  return `${instalments}× ${formatCents(plan.valuesCents.at(-1) ?? 0)} (total ${formatCents(plan.totalCents)})`
}

/** The first number of instalments that costs less than a smaller one: rarely meant. */
export const cheaperNumber = (draft: InstalmentDraft): number | undefined =>
  draft.hasInterest
    ? numbersOf(draft).find((number) => (draft[rateField(number)] ?? 0) < (draft[rateField(number - 1)] ?? 0))
    : undefined
