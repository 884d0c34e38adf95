import type * as contract from '@girassol/contract/vouchers'
import type { LookupHandler } from '../../http/context.ts'
import { findOrder } from '../order-record/readable-orders.ts'
import { findAttachmentRow } from './attachment-queries.ts'
import { toAttachmentView } from './attachment-view.ts'

/** VOU-033: one attachment, with its file in base64 if requested; null if the storage has lost it. */
export const showAttachment: LookupHandler<typeof contract.showAttachment> = async (
  { actor, now, ports, read },
  { params: { id, attId }, query },
) => {
  const { order, row } = await read(async (tx) => {
    const found = await findOrder({ tx, actor, now }, id)
    return { order: found, row: await findAttachmentRow(tx, { orderId: id, id: attId }) }
  })
  const bytes = query.file === 'yes' ? await ports.files.get(row.storage_key) : null
  return toAttachmentView(row, { order, actor }, bytes && Buffer.from(bytes).toString('base64'))
}
