import type * as contract from '@girassol/contract/vouchers'
import { shownFilename } from '@girassol/domain/vouchers'
import type { Handler } from '../../http/context.ts'
import { Refused } from '../../http/refused.ts'
import { lockOrder } from '../order-record/lock-order.ts'
import { logOrderNote } from '../order-record/log-order.ts'
import { byUser } from '../order-record/mover.ts'
import { toAttachmentActions } from './attachment-actions.ts'
import { findAttachmentRow } from './attachment-queries.ts'
import { removeAttachmentRow } from './attachment-store.ts'
import { toVoucherFacts } from './attachment-view.ts'

const refuseRemoval = (reason: string): never => {
  throw new Refused(reason, { status: 409, reason: 'notRemovable' })
}

/**
 * VOU-034, VOU-014, VOU-023, C-74: removes an unsent voucher or a document of an approved order; the row is marked as
 * deleted.
 */
export const removeAttachment: Handler<typeof contract.removeAttachment> = async (context, { params }) => {
  const { tx, now, actor } = context
  const order = await lockOrder(context, params.id)
  const row = await findAttachmentRow(tx, { orderId: order.id, id: params.attId })
  const { remove } = toAttachmentActions({ voucher: toVoucherFacts(row), order, roles: actor.roles })
  if (!remove.allowed) return refuseRemoval(remove.reason)
  if (!(await removeAttachmentRow(tx, row.id, now))) return refuseRemoval('Este arquivo já foi removido ou enviado.')
  const what = row.type === null ? 'Documento' : 'Comprovante'
  await logOrderNote(byUser(context), order, `${what} ${shownFilename(row.filename)} removido`)
  return null
}
