import type { OrderStatus } from '../orders/status/order-status.ts'
import { firstRefusal, type RuleRefusal } from '../shared/decision.ts'

type Source = {
  readonly kind: 'ORDER' | 'BUDGET'
  /** As of now. */
  readonly status: OrderStatus
  /** Modules and inverters. */
  readonly hasKit: boolean
}

const budgetStatuses: readonly OrderStatus[] = ['BUDGET', 'BUDGET_EXPIRED']

/** HOM-001: from an order or budget with a kit. */
export const canOpenHomologation = ({ kind, status, hasKit }: Source) =>
  firstRefusal(
    [kind === 'BUDGET' && !budgetStatuses.includes(status), 'notABudget'],
    [kind === 'ORDER' && (status === 'CART' || budgetStatuses.includes(status)), 'notAnOrder'],
    [!hasKit, 'noKit'],
  )

export const openingSentences = {
  notABudget: 'Este orçamento já virou pedido.',
  notAnOrder: 'Só um pedido finalizado ou um orçamento tem homologação.',
  noKit: 'Só um pedido ou orçamento com módulos e inversor tem homologação.',
} as const satisfies Record<RuleRefusal<typeof canOpenHomologation>, string>
