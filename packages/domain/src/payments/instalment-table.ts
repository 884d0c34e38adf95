import { firstRefusal, type RuleRefusal } from '../shared/decision.ts'
import { mostInstalments } from './payment-settings.ts'

/** A higher percentage is taken for a typing mistake. */
export const mostInterestPercent = 100

export type InstalmentTerms = {
  readonly maxInstallments: number
  readonly defaultInstallment: number
  /** Percent for 1, 2, 3… instalments. */
  readonly interestRates: readonly number[]
}

/** A table has the interest of every possible number of instalments, or of none (PAY-033, C-140). */
export const canSaveInstalments = ({ maxInstallments, defaultInstallment, interestRates }: InstalmentTerms) =>
  firstRefusal(
    [maxInstallments < 1 || maxInstallments > mostInstalments, 'outOfRange'],
    [defaultInstallment > maxInstallments, 'defaultBeyond'],
    [interestRates.length > 0 && interestRates.length !== maxInstallments, 'ratesMissing'],
  )

export const instalmentSentences = {
  outOfRange: `De 1 a ${mostInstalments} parcelas.`,
  defaultBeyond: 'A parcela inicial não pode passar do máximo de parcelas.',
  ratesMissing: 'Informe os juros de cada parcela, ou de nenhuma.',
} as const satisfies Record<RuleRefusal<typeof canSaveInstalments>, string>
