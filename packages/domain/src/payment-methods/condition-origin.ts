import { firstRefusal, type RuleRefusal } from '../shared/decision.ts'

/**
 * The owner of a condition of the 'others' method: the ERP, copied every night (C-88), or the portal. Stored values.
 */
export const conditionOrigins = ['ERP', 'PORTAL'] as const
export type ConditionOrigin = (typeof conditionOrigins)[number]

export const conditionOriginLabels = { ERP: 'ERP', PORTAL: 'Portal' } as const satisfies Record<ConditionOrigin, string>

/** A condition of the ERP is changed there, because the next copy would overwrite a change made here (C-88). */
export const canRewriteCondition = ({ origin }: { readonly origin: ConditionOrigin }) =>
  firstRefusal([origin === 'ERP', 'keptByErp'])

export const conditionSentences = {
  keptByErp: 'Esta forma de pagamento vem do ERP: altere-a lá. Aqui ela pode ser desligada.',
} as const satisfies Record<RuleRefusal<typeof canRewriteCondition>, string>

/** Orders store the code of a condition, so codes are unique. */
export const conditionCodeTaken = 'Já existe uma forma de pagamento com este código.'

/** The number of instalments, and the days between two of them. */
export const conditionLimits = { instalments: 72, days: 3650 } as const

type Terms = { readonly quantityInstallment: number; readonly rangeInstallment: number }

const formatDays = (days: number): string => (days === 1 ? '1 dia' : `${days} dias`)

/** '1× em 30 dias', '3× a cada 30 dias', '1× à vista' */
export const describeConditionTerms = ({ quantityInstallment: parts, rangeInstallment: days }: Terms): string => {
  if (days === 0) return `${parts}× à vista`
  return parts === 1 ? `1× em ${formatDays(days)}` : `${parts}× a cada ${formatDays(days)}`
}
