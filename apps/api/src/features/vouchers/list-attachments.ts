import type * as contract from '@girassol/contract/vouchers'
import type { Handler } from '../../http/context.ts'
import { findOrder } from '../order-record/readable-orders.ts'
import { findVoucherSums, listAttachmentViews } from './attachment-queries.ts'

/** VOU-032, C-70: the files of an order that this user may see; 404 outside the scope. */
export const listAttachments: Handler<typeof contract.listAttachments> = async (context, { params, query }) => {
  const order = await findOrder(context, params.id)
  const files = await listAttachmentViews(context, { order, ...query })
  return query.kind === 'voucher' ? { ...files, sums: await findVoucherSums(context, order) } : files
}
