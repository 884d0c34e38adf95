import { approvalRequested } from '@girassol/domain/notifications'
import { type ApprovalReasons, type ApprovalSource, approvalSentences } from '@girassol/domain/purchase-approvals'
import type { Cents } from '@girassol/domain/shared'
import { sql } from 'kysely'
import type { Tx, WriteContext } from '../../../http/context.ts'
import { Refused } from '../../../http/refused.ts'
import { requireSeller } from '../../../http/require-seller.ts'
import { notifyUser } from '../../notifications/notify-user.ts'

type Purchase = { readonly sellerId: number; readonly requesterId: number; readonly totalCents: Cents }

/** The colleagues who may approve an order of this total (COMP-015). */
const listApprovers = async (tx: Tx, { sellerId, requesterId, totalCents }: Purchase): Promise<number[]> => {
  const rows = await tx
    .selectFrom('app_user')
    .select('id')
    .where(sql<number>`coalesce(seller_id, owner_id)`, '=', sellerId)
    .where('company_role', 'in', ['ADMIN', 'APPROVER'])
    .where('active', '=', true)
    .where('password_hash', 'is not', null)
    .where('can_view_product_prices', '=', true)
    .where('id', '<>', requesterId)
    .where((of) => of.or([of('order_limit_cents', 'is', null), of('order_limit_cents', '>=', totalCents)]))
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

export type NewApproval = {
  readonly orderId: number
  readonly source: ApprovalSource
  readonly reasons: ApprovalReasons
  readonly totalCents: Cents
  readonly expiresAt: string
}

/**
 * Stores that the caller asks the company to approve an order, and notifies those who may (COMP-010). The caller of this
 * function also stores in the order until when it waits. 409 if no colleague may approve this total (C-196).
 */
export const requestApproval = async (context: WriteContext, approval: NewApproval): Promise<number> => {
  const { tx, actor, now } = context
  const { orderId, totalCents } = approval
  const { id: sellerId } = requireSeller(actor)
  const approvers = await listApprovers(tx, { sellerId, requesterId: actor.userId, totalCents })
  if (approvers.length === 0) throw new Refused(approvalSentences.noApprover, { status: 409, reason: 'noApprover' })
  const { id } = await tx
    .insertInto('purchase_approval')
    .values({
      order_id: orderId,
      seller_id: sellerId,
      source: approval.source,
      reasons: sql<ApprovalReasons>`${JSON.stringify(approval.reasons)}::jsonb`,
      total_cents: totalCents,
      requested_by: actor.userId,
      requested_by_key: actor.key?.name ?? null,
      requested_at: now,
      expires_at: approval.expiresAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const notice = approvalRequested({ requester: actor.name, orderId })
  for (const userId of approvers) await notifyUser(context, { userId, sellerId }, notice)
  return id
}
