import { firstRefusal, type RuleRefusal } from '../shared/decision.ts'

/** Whose a condition of the 'others' method is: copied from the ERP every night (C-88), or the portal's own. Stored. */
export const conditionOrigins = ['ERP', 'PORTAL'] as const
export type ConditionOrigin = (typeof conditionOrigins)[number]

export const conditionOriginLabels = { ERP: 'ERP', PORTAL: 'Portal' } as const satisfies Record<ConditionOrigin, string>

/** What the ERP says of a condition is changed there: the next copy would undo what is written here (C-88). */
export const canRewriteCondition = ({ origin }: { readonly origin: ConditionOrigin }) =>
  firstRefusal([origin === 'ERP', 'keptByErp'])

export const conditionSentences = {
  keptByErp: 'Esta forma de pagamento vem do ERP: altere-a lá. Aqui ela pode ser desligada.',
} as const satisfies Record<RuleRefusal<typeof canRewriteCondition>, string>

/** A condition is written into orders by its code, so no two have the same one. */
export const conditionCodeTaken = 'Já existe uma forma de pagamento com este código.'

/** How many instalments, and how many days between two of them. */
export const conditionLimits = { instalments: 72, days: 3650 } as const

type Terms = { readonly quantityInstallment: number; readonly rangeInstallment: number }

const formatDays = (days: number): string => (days === 1 ? '1 dia' : `${days} dias`)

/** '1× em 30 dias', '3× a cada 30 dias', '1× à vista' */
export const describeConditionTerms = ({ quantityInstallment: parts, rangeInstallment: days }: Terms): string => {
  if (days === 0) return `${parts}× à vista`
  return parts === 1 ? `1× em ${formatDays(days)}` : `${parts}× a cada ${formatDays(days)}`
}
