import { createHash } from 'node:crypto'
import { toDay } from '@girassol/domain/shared'
import { drawPdf } from '../documents/draw-pdf.ts'
import type { OrderRecord } from '../features/order-record/order-record.ts'
import { getVoucherType, toVoucherColumns } from '../features/vouchers/voucher-columns.ts'
import type { ErpVoucher } from '../integrations/erp/erp.ts'
import { demoBankAccounts } from './demo-payments.ts'
import type { DemoRunner } from './demo-runner.ts'

type Paid = { readonly runner: DemoRunner; readonly order: OrderRecord; readonly email: string }

/** The fields of the voucher: the whole order, paid to the first of the distributor's accounts. */
const toVoucherFields = ({ id, total_invoice_cents }: OrderRecord, now: string) => ({
  voucherNumber: String(880_000 + id),
  voucherAmount: total_invoice_cents / 100,
  voucherDate: toDay(now),
  bankAccount: demoBankAccounts[0]?.bankAccount,
})

type Booked = Paid & { readonly file: ErpVoucher['file'] }

/** The ERP settles the title of the order with it. */
const bookVoucher = ({ runner, order, file }: Booked) => {
  const { voucherNumber: number, voucherDate: date } = toVoucherFields(order, runner.clock.now())
  return runner.deps.ports.erp.vouchers.send({
    idempotencyKey: `voucher-${order.id}-1`,
    order: { number: order.id, erpTenantId: `${order.company_code},${order.branch_code}` },
    voucher: {
      number,
      date,
      amountCents: order.total_invoice_cents,
      method: order.payment_method ?? '',
      account: null,
      file,
    },
  })
}

/** The voucher of an order that is billed first; the financial department attached it and the ERP accepted it. */
export const attachVoucher = async ({ runner, order, email }: Paid): Promise<void> => {
  const { id } = order
  const title = `Comprovante de pagamento do pedido ${id}`
  const bytes = await drawPdf({ title, content: ['Documento de demonstração, sem valor.'] })
  const hash = createHash('sha256').update(bytes).digest('hex')
  const key = `attachments/${id}/${hash}.pdf`
  await runner.deps.ports.files.put({ key, bytes, contentType: 'application/pdf' })
  await runner.act(email, async ({ tx, now, actor }) =>
    tx
      .insertInto('order_attachment')
      .values({
        order_id: id,
        type: getVoucherType(order),
        status: 'SENT',
        added_by: actor.userId,
        created_at: now,
        send_count: 1,
        sent_at: now,
        ...(await toVoucherColumns(tx, toVoucherFields(order, now))),
        filename: `${hash.slice(0, 8)}_Comprovante ${id}.pdf`,
        content_type: 'application/pdf',
        size_bytes: bytes.length,
        storage_key: key,
      })
      .execute(),
  )
  await bookVoucher({ runner, order, email, file: { name: 'comprovante.pdf', contentType: 'application/pdf', bytes } })
}
