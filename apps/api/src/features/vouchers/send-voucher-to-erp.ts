import { shownFilename } from '@girassol/domain/vouchers'
import type { Dependencies } from '../../http/dependencies.ts'
import type { ErpVoucher, OrderStepAnswer } from '../../integrations/erp/erp.ts'
import { type VoucherAnswer, voucherKey } from '../../integrations/erp/erp-voucher-events.ts'
import type { Effects } from '../../outbox/effects.ts'
import { logOrderNote } from '../order-record/log-order.ts'
import { outsideAuthor } from '../order-record/mover.ts'
import { lockUnscopedOrder } from '../order-record/unscoped-order.ts'
import { answerVoucher } from './answer-voucher.ts'

type Sending = Effects['erp.voucher']

/** The voucher while this sending waits for its response; null afterwards. */
const readVoucher = async ({ connection }: Dependencies, { voucherId, sending }: Sending) =>
  connection.db
    .selectFrom('order_attachment as file')
    .innerJoin('orders', 'orders.id', 'file.order_id')
    .selectAll('file')
    .select(['orders.company_code', 'orders.branch_code'])
    .where('file.id', '=', voucherId)
    .where('file.status', '=', 'PROCESSING')
    .where('file.send_count', '=', sending)
    .executeTakeFirst()

type Row = NonNullable<Awaited<ReturnType<typeof readVoucher>>>

const toErpVoucher = (row: Row, bytes: Uint8Array): ErpVoucher => ({
  number: row.voucher_number ?? '',
  amountCents: row.amount_cents ?? 0,
  date: row.voucher_date ?? '',
  method: row.type ?? '',
  account:
    row.bank_account === null
      ? null
      : { bankNumber: row.bank_number ?? '', branchCode: row.bank_branch ?? '', accountNumber: row.bank_account },
  file: { name: shownFilename(row.filename), contentType: row.content_type, bytes },
})

const requestErp = async ({ ports }: Dependencies, sending: Sending, row: Row): Promise<OrderStepAnswer> => {
  const bytes = await ports.files.get(row.storage_key)
  if (bytes === null) return { outcome: 'refused', reason: 'O arquivo do comprovante não foi encontrado.' }
  return ports.erp.vouchers.send({
    idempotencyKey: voucherKey(sending),
    order: { number: row.order_id, erpTenantId: `${row.company_code},${row.branch_code}` },
    voucher: toErpVoucher(row, bytes),
  })
}

const storeAnswer = async (deps: Dependencies, sending: Sending, answer: VoucherAnswer): Promise<void> => {
  await deps.connection.db.transaction().execute(async (tx) => {
    const order = await lockUnscopedOrder(tx, sending.orderId)
    const log = await answerVoucher(tx, sending, answer)
    if (order === null || log === null) return
    await logOrderNote({ tx, now: deps.clock(), author: outsideAuthor }, order, log)
  })
}

/**
 * VOU-036: sends a voucher to the ERP and stores its response; for `pending`, an event brings the result later. It may
 * run twice for one sending: the ERP recognises the key, and the second response changes nothing.
 */
export const sendVoucherToErp = async (deps: Dependencies, sending: Sending): Promise<void> => {
  const row = await readVoucher(deps, sending)
  if (row === undefined) return
  const answer = await requestErp(deps, sending, row)
  if (answer.outcome !== 'pending') await storeAnswer(deps, sending, answer)
}
