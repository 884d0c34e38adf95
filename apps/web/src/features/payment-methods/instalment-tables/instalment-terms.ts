import type { InstalmentTable } from '@girassol/contract/payment-methods/instalment-table'
import { canSaveInstalments, computeInstalments, instalmentSentences, mostInstalments } from '@girassol/domain/payments'
import { formatCents } from '../../../lib/format.ts'

/** A table as typed. Rates above the maximum number are not deleted, so that a larger maximum shows them again. */
export type TypedTable = {
  readonly active: boolean
  readonly hasInterest: boolean
  readonly maxInstallments: number | null
  readonly defaultInstallment: number | null
  /** Index 0 is the rate of one instalment. */
  readonly interestRates: readonly (number | null)[]
}

type RateField = `interestRates.${number}`

export const rateField = (instalments: number): RateField => `interestRates.${instalments - 1}`

const allRates = Object.fromEntries(
  Array.from({ length: mostInstalments }, (_, index) => [rateField(index + 1), `Juros de ${index + 1}×`]),
) as Readonly<Record<RateField, string>>

type Labelled = Exclude<keyof TypedTable, 'interestRates'> | RateField

export const instalmentLabels: Readonly<Record<Labelled, string>> = {
  active: 'Oferecer esta forma de pagamento',
  maxInstallments: 'Máximo de parcelas',
  defaultInstallment: 'Parcela inicial',
  hasInterest: 'Cobrar juros',
  ...allRates,
}

export const typedTable = ({
  active,
  maxInstallments,
  defaultInstallment,
  interestRates,
}: InstalmentTable): TypedTable => ({
  active,
  hasInterest: interestRates.length > 0,
  maxInstallments,
  defaultInstallment,
  interestRates,
})

/** The numbers of instalments that the table offers; none while the maximum is invalid. */
export const instalmentNumbers = ({ maxInstallments: most }: TypedTable): readonly number[] =>
  most !== null && Number.isInteger(most) && most >= 1 && most <= mostInstalments
    ? Array.from({ length: most }, (_, index) => index + 1)
    : []

export const readRate = ({ interestRates }: TypedTable, instalments: number): number | null =>
  interestRates[instalments - 1] ?? null

/** The body of the request: as many rates as there are instalments, or none. */
export const toInstalmentBody = (typed: TypedTable) => ({
  ...typed,
  interestRates: typed.hasInterest ? instalmentNumbers(typed).map((number) => readRate(typed, number)) : [],
})

export const instalmentRules = ({ maxInstallments, defaultInstallment }: TypedTable) => {
  if (maxInstallments === null || defaultInstallment === null) return {}
  const decision = canSaveInstalments({ maxInstallments, defaultInstallment, interestRates: [] })
  return !decision.allowed && decision.refusal === 'defaultBeyond'
    ? { defaultInstallment: instalmentSentences.defaultBeyond }
    : {}
}

/** '12× R$ 91,67 (total R$ 1.100,00)' for the example, as the buyer sees it (PAY-033, C-80). */
export const effectText = (cents: number, instalments: number, percent: number): string => {
  const charge = { cents, grossCommissionCents: 0 }
  const plan = computeInstalments(charge, { instalments, interestPercent: String(percent) })
  return `${instalments}× ${formatCents(plan.valuesCents.at(-1) ?? 0)} (total ${formatCents(plan.totalCents)})`
}

/** The first number of instalments with a lower rate than the number before; this is rarely intended. */
export const cheaperNumber = (typed: TypedTable): number | undefined =>
  typed.hasInterest
    ? instalmentNumbers(typed).find((number) => (readRate(typed, number) ?? 0) < (readRate(typed, number - 1) ?? 0))
    : undefined
