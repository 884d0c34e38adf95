import type { Tx } from '../../http/context.ts'
import type { VoucherAnswer, VoucherSending } from '../../integrations/erp/erp-voucher-events.ts'
import { finishSending } from './attachment-store.ts'

const findNumber = async (tx: Tx, id: number): Promise<string> => {
  const row = await tx.selectFrom('order_attachment').select('voucher_number').where('id', '=', id).executeTakeFirst()
  return row?.voucher_number ?? String(id)
}

/**
 * VOU-021: stores the ERP's response to one sending of a voucher; the caller must have locked the order. A refused
 * voucher becomes unsent again, with the ERP's reason. Returns the log line for the order, or null if this sending
 * already had a response.
 */
export const answerVoucher = async (
  tx: Tx,
  { voucherId, sending }: VoucherSending,
  answer: VoucherAnswer,
): Promise<string | null> => {
  const isRefused = answer.outcome === 'refused'
  const set = isRefused
    ? ({ status: 'UNSENT', erp_refusal: answer.reason } as const)
    : ({ status: 'SENT', erp_refusal: null } as const)
  if (!(await finishSending(tx, { id: voucherId, sending }, set))) return null
  const number = await findNumber(tx, voucherId)
  return isRefused
    ? `Comprovante ${number} recusado pelo ERP: ${answer.reason}`
    : `Comprovante ${number} registrado no ERP`
}
