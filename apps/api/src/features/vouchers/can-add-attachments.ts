import type * as contract from '@girassol/contract/vouchers'
import { canAddDocument } from '@girassol/domain/vouchers'
import type { Handler } from '../../http/context.ts'
import { findOrder } from '../order-record/readable-orders.ts'

/** VOU-038, C-73: whether this user may add documents to the order now. */
export const canAddAttachments: Handler<typeof contract.canAddAttachments> = async (context, { params }) => {
  const { status, payment_method: paymentMethod } = await findOrder(context, params.id)
  return canAddDocument({ roles: context.actor.roles, status, paymentMethod }).allowed
}
