import type { VoucherFacts } from '@girassol/domain/vouchers'
import type { Tx } from '../../http/context.ts'
import { notFound } from '../../http/refused.ts'
import { findAttachmentRow } from './attachment-queries.ts'
import { type AttachmentRow, toVoucherFacts } from './attachment-view.ts'

type Found = { readonly row: AttachmentRow; readonly facts: VoucherFacts }

/** A voucher of this order; 404 if it was removed, belongs to another order, or is a document. */
export const requireVoucher = async (
  tx: Tx,
  named: { readonly orderId: number; readonly id: number },
): Promise<Found> => {
  const row = await findAttachmentRow(tx, named)
  const facts = toVoucherFacts(row)
  if (facts === null) throw notFound('Comprovante não encontrado.')
  return { row, facts }
}
