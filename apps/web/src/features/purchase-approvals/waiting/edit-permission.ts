import type { OrderView } from '@girassol/contract/orders'
import { awaitingApprovalSentence } from '@girassol/domain/purchase-approvals'
import type { Permission } from '../../../ui/action.ts'

type Waiting = Pick<OrderView, 'awaitsApprovalUntil'>

/** Whether a cart or budget waits for an approval of the company (COMP-013). */
export const awaitsApproval = (order: Waiting | null): boolean => (order?.awaitsApprovalUntil ?? null) !== null

/** Nobody changes a cart or budget while it waits for an approval (COMP-013). */
export const toEditPermission = (order: Waiting | null): Permission =>
  awaitsApproval(order) ? { allowed: false, reason: awaitingApprovalSentence } : { allowed: true }
