import type * as contract from '@girassol/contract/vouchers'
import { canSendVoucher, voucherSentences } from '@girassol/domain/vouchers'
import type { Handler } from '../../http/context.ts'
import { orRefuse, Refused } from '../../http/refused.ts'
import { lockOrderFor } from '../order-record/lock-order-for.ts'
import { logOrderNote } from '../order-record/log-order.ts'
import { byUser } from '../order-record/mover.ts'
import { sendRefusalSentence } from './attachment-actions.ts'
import { findAttachmentRow } from './attachment-queries.ts'
import { startSending } from './attachment-store.ts'
import { toAttachmentView } from './attachment-view.ts'
import { requireVoucher } from './require-voucher.ts'

/**
 * VOU-036, VOU-022: sends a complete voucher to the ERP after the transaction is committed. When two users send it at
 * once, one succeeds and the other gets 409.
 */
export const sendVoucher: Handler<typeof contract.sendVoucher> = async (context, { params }) => {
  const { tx, now, actor, outbox } = context
  const order = await lockOrderFor(context, params.id, 'openVouchers')
  const { row, facts } = await requireVoucher(tx, { orderId: order.id, id: params.attId })
  orRefuse(canSendVoucher(facts), { ...voucherSentences, voucherIncomplete: sendRefusalSentence(facts) })
  const sending = await startSending(tx, row.id, now)
  if (sending === null)
    throw new Refused(voucherSentences.voucherProcessing, { status: 409, reason: 'voucherProcessing' })
  await outbox.add('erp.voucher', { orderId: order.id, voucherId: row.id, sending })
  await logOrderNote(byUser(context), order, `Comprovante ${row.voucher_number} em envio ao ERP`)
  return toAttachmentView(await findAttachmentRow(tx, { orderId: order.id, id: row.id }), { order, actor })
}
