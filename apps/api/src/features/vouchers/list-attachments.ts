import type * as contract from '@girassol/contract/vouchers'
import type { Handler } from '../../http/context.ts'
import { requireReadable } from '../orders/order-queries.ts'
import { listAttachmentViews } from './attachment-queries.ts'

/** VOU-032, C-70: the files of an order that this user may see; 404 outside the scope. */
export const listAttachments: Handler<typeof contract.listAttachments> = async (context, { params, query }) => {
  await requireReadable(context, params.id)
  return listAttachmentViews(context, { orderId: params.id, ...query })
}
