import type { ApprovalReasonView } from '@girassol/contract/purchase-approvals'
import { type ApprovalReasons, approvalSentences } from '@girassol/domain/purchase-approvals'
import { type Cents, reaisFrom } from '@girassol/domain/shared'
import { Refused } from '../../../http/refused.ts'
import type { Mover } from '../mover.ts'
import type { OrderRecord } from '../order-record.ts'

/** What the requester is told (COMP-010). */
export type RequestedApproval = {
  readonly id: number
  readonly reasons: ApprovalReasonView[]
  readonly expiresAt: string
}

/** A cart or budget that a colleague of its user approved (COMP-014). */
export type ApprovedPurchase = {
  readonly id: number
  /** The total that the approver named. */
  readonly confirmedCents: Cents
  /** The author of the log. */
  readonly approver: Mover['author']
}

/** The reasons in reais; without amounts for readers who may not see prices (C-29). */
export const toReasonViews = (reasons: ApprovalReasons, showsPrices: boolean): ApprovalReasonView[] =>
  reasons.map((reason) => ({
    code: reason.code,
    limit: showsPrices ? reaisFrom(reason.limitCents) : null,
    used: showsPrices && reason.code === 'MONTH_LIMIT' ? reaisFrom(reason.usedCents) : null,
  }))

/** Lines of the log of a cart or budget that waits for its company. */
export const approvalLines = {
  requested: 'Aprovação da empresa pedida',
  REJECTED: 'Aprovação da empresa rejeitada',
  WITHDRAWN: 'Pedido de aprovação retirado',
  EXPIRED: 'Pedido de aprovação vencido',
} as const

/** The line of an order that a colleague approved, who is its author (COMP-014). */
export const describeApprovedOrder = (requester: string): string =>
  `Pedido criado em nome de ${requester}, com aprovação da empresa`

/** COMP-014: 409 with both totals if the order does not cost what the approver named. */
export const refuseOtherTotalThanApproved = (
  order: Pick<OrderRecord, 'total_invoice_cents'>,
  confirmedCents: Cents,
): void => {
  if (order.total_invoice_cents === confirmedCents) return
  throw new Refused(approvalSentences.totalChanged, {
    status: 409,
    reason: 'totalChanged',
    details: { asked: reaisFrom(confirmedCents), now: reaisFrom(order.total_invoice_cents) },
  })
}
