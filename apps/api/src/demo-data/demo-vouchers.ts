import { createHash } from 'node:crypto'
import type { OrderRecord } from '../features/orders/order-record.ts'
import { drawPdf } from '../features/printing/draw-pdf.ts'
import type { DemoStage } from './demo-stage.ts'

type Paid = { readonly stage: DemoStage; readonly order: OrderRecord; readonly email: string }

/** The receipt of an order that is billed first, which the financial department attached and the ERP took. */
export const attachVoucher = async ({ stage, order: { id, payment_method: type }, email }: Paid): Promise<void> => {
  const title = `Comprovante de pagamento do pedido ${id}`
  const bytes = await drawPdf({ title, content: ['Documento de demonstração, sem valor.'] })
  const hash = createHash('sha256').update(bytes).digest('hex')
  const key = `attachments/${id}/${hash}.pdf`
  await stage.deps.ports.files.put({ key, bytes, contentType: 'application/pdf' })
  await stage.act(email, ({ tx, now, actor }) =>
    tx
      .insertInto('order_attachment')
      .values({
        ...{ order_id: id, type, status: 'SENT', added_by: actor.userId, created_at: now },
        ...{ filename: `${hash.slice(0, 8)}_Comprovante ${id}.pdf`, content_type: 'application/pdf' },
        ...{ size_bytes: bytes.length, storage_key: key },
      })
      .execute(),
  )
}
