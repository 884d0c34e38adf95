import type * as contract from '@girassol/contract/vouchers'
import { canEditVoucher, voucherSentences } from '@girassol/domain/vouchers'
import type { Handler } from '../../http/context.ts'
import { orRefuse, Refused } from '../../http/refused.ts'
import { lockOrderFor } from '../order-record/lock-order-for.ts'
import { findAttachmentRow } from './attachment-queries.ts'
import { updateUnsentVoucher } from './attachment-store.ts'
import { toAttachmentView } from './attachment-view.ts'
import { requireVoucher } from './require-voucher.ts'
import { toVoucherColumns } from './voucher-columns.ts'

/**
 * VOU-035, C-72: changes the payment data of an unsent voucher. 409 if the ERP has it, or another user changed it
 * since.
 */
export const updateVoucher: Handler<typeof contract.updateVoucher> = async (context, { params, body }) => {
  const { tx, actor } = context
  const order = await lockOrderFor(context, params.id, 'openVouchers')
  const voucher = await requireVoucher(tx, { orderId: order.id, id: params.attId })
  orRefuse(canEditVoucher(voucher.facts), voucherSentences)
  const seen = { id: params.attId, version: body.version ?? voucher.row.version }
  if (!(await updateUnsentVoucher(tx, seen, await toVoucherColumns(tx, body)))) {
    const message = 'Outra pessoa alterou este comprovante. Recarregue para ver a versão atual.'
    throw new Refused(message, { status: 409, reason: 'changedMeanwhile' })
  }
  return toAttachmentView(await findAttachmentRow(tx, { orderId: order.id, id: params.attId }), { order, actor })
}
