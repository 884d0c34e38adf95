import type { ApprovalReasonView } from '@girassol/contract/purchase-approvals'
import { centsFromReais } from '@girassol/domain/shared'
import { formatCents, formatReais } from '../../lib/format.ts'

const limitWords = {
  ORDER_LIMIT: 'do limite por pedido',
  MONTH_LIMIT: 'do limite do mês',
  COMPANY_RULE: 'da regra da empresa',
} as const satisfies Record<ApprovalReasonView['code'], string>

/** By how much the limit is passed, in cents; null where prices are hidden, and once the total has fallen below it. */
const findExcess = ({ code, limit, used }: ApprovalReasonView, total: number | null): number | null => {
  if (limit === null || total === null || (code === 'MONTH_LIMIT' && used === null)) return null
  const excess = centsFromReais(total) + centsFromReais(used ?? 0) - centsFromReais(limit)
  return excess > 0 ? excess : null
}

/** Why an order needs an approval: 'R$ 300,00 acima do limite do mês de R$ 50.000,00'; `total` in reais (COMP-016). */
export const describeReason = (reason: ApprovalReasonView, total: number | null): string => {
  const words = limitWords[reason.code]
  const excess = findExcess(reason, total)
  if (excess === null || reason.limit === null) return `Acima ${words}`
  return `${formatCents(excess)} acima ${words} de ${formatReais(reason.limit)}`
}
