import { approvalAnswered } from '@girassol/domain/notifications'
import type { ApprovalStatus } from '@girassol/domain/purchase-approvals'
import { type Cents, reaisFrom } from '@girassol/domain/shared'
import { recordChange } from '../../../records/record-change.ts'
import { notifyUser } from '../../notifications/notify-user.ts'
import { approvalLines } from '../../order-record/approvals/approval-views.ts'
import { logOrder } from '../../order-record/log-order.ts'
import type { Mover } from '../../order-record/mover.ts'
import type { ApprovalRow } from '../approval-queries.ts'

type Pending = Pick<ApprovalRow, 'id' | 'order_id' | 'source' | 'requested_by' | 'total_cents'>

export type Answer = {
  readonly status: Exclude<ApprovalStatus, 'PENDING'>
  /** Why it was rejected; null for every other answer. */
  readonly reason: string | null
  /** The ordered total in cents, of an approved one. */
  readonly totalCents?: Cents
}

const auditActions = { APPROVED: 'approve', REJECTED: 'reprove', WITHDRAWN: 'remove', EXPIRED: 'change' } as const

/** The cart or budget can be changed again; an approved one is an order already. */
const releaseOrder = async (mover: Mover, { order_id: orderId, source }: Pending, status: Answer['status']) => {
  if (status === 'APPROVED') return
  const released = await mover.tx
    .updateTable('orders')
    .set({ approval_until: null })
    .where('id', '=', orderId)
    .where('approval_until', 'is not', null)
    .executeTakeFirst()
  if (released.numUpdatedRows === 0n) return
  await logOrder(mover, { orderId, from: source, to: source, description: approvalLines[status] })
}

/** Stores the one answer to a pending approval, with its audit entry, and tells the requester; false if it had one. */
export const storeAnswer = async (
  mover: Mover,
  pending: Pending,
  { status, reason, totalCents = pending.total_cents }: Answer,
): Promise<boolean> => {
  const { tx, now, author } = mover
  const stored = await tx
    .updateTable('purchase_approval')
    .set((eb) => ({
      status,
      answer: reason,
      total_cents: totalCents,
      answered_by: author.userId,
      answered_at: author.userId === null ? null : now,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', pending.id)
    .where('status', '=', 'PENDING')
    .executeTakeFirst()
  if (stored.numUpdatedRows === 0n) return false
  await releaseOrder(mover, pending, status)
  const subject = { kind: 'purchase-approval', id: pending.id, name: String(pending.order_id) } as const
  const before = { approvalStatus: 'PENDING', total: reaisFrom(pending.total_cents) }
  const after = { approvalStatus: status, total: reaisFrom(totalCents), ...(reason !== null && { motive: reason }) }
  await recordChange(tx, { now, author, action: auditActions[status], subject, before, after })
  if (status === 'WITHDRAWN') return true
  const by = author.userId === null ? null : author.name
  const order = status === 'APPROVED' ? { orderId: pending.order_id } : {}
  const notice = approvalAnswered(status, { orderId: pending.order_id, by, reason })
  await notifyUser(mover, { userId: pending.requested_by, ...order }, notice)
  return true
}
