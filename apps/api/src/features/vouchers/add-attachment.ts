import type { InputFor } from '@girassol/contract/http/endpoint'
import type * as contract from '@girassol/contract/vouchers'
import {
  canAddDocument,
  documentFileSentences,
  documentSentences,
  hasDocumentNamed,
  shownFilename,
} from '@girassol/domain/vouchers'
import type { LookupHandler, WriteContext } from '../../http/context.ts'
import { Refused } from '../../http/refused.ts'
import { lockOrder } from '../order-record/lock-order.ts'
import { lockOrderFor } from '../order-record/lock-order-for.ts'
import { logOrderNote } from '../order-record/log-order.ts'
import { byUser } from '../order-record/mover.ts'
import type { OrderRecord } from '../order-record/order-record.ts'
import { findAttachmentRow, listDocumentNames } from './attachment-queries.ts'
import { insertAttachment } from './attachment-store.ts'
import { toAttachmentView } from './attachment-view.ts'
import { readSentFile, type SentAttachment } from './sent-attachment.ts'
import { getVoucherType, toVoucherColumns } from './voucher-columns.ts'

type Body = InputFor<typeof contract.addAttachment>['body']
type Adding = { readonly id: number; readonly body: Body }

const isVoucher = ({ body }: Adding): boolean => !!body.type

/**
 * VOU-015, C-73: whether this user may add documents to the order now; 404 outside the scope, 403 for another role,
 * else 409.
 */
const lockForDocument = async (context: WriteContext, id: number): Promise<OrderRecord> => {
  const order = await lockOrder(context, id)
  const { status, payment_method: paymentMethod } = order
  const decision = canAddDocument({ roles: context.actor.roles, status, paymentMethod })
  if (decision.allowed) return order
  const { refusal } = decision
  throw new Refused(documentSentences[refusal], { status: refusal === 'notYours' ? 403 : 409, reason: refusal })
}

/**
 * VOU-012, VOU-013: only Financial and Administrator add vouchers, to financed and 'others' orders past the early
 * statuses.
 */
const lockForAdding = (context: WriteContext, adding: Adding): Promise<OrderRecord> =>
  isVoucher(adding) ? lockOrderFor(context, adding.id, 'openVouchers') : lockForDocument(context, adding.id)

const defaultName = ({ body }: Adding, { extension }: SentAttachment): string =>
  `${body.type ? 'comprovante' : 'documento'}${body.voucherNumber ? `-${body.voucherNumber}` : ''}.${extension}`

/** VOU-030: two documents with one name could not be distinguished. */
const refuseDuplicate = async ({ tx }: WriteContext, orderId: number, filename: string): Promise<void> => {
  if (!hasDocumentNamed(shownFilename(filename), await listDocumentNames(tx, orderId))) return
  throw new Refused(documentFileSentences.duplicateName, { status: 409, reason: 'duplicateName' })
}

/** C-72: the type is the order's payment method, whatever was sent. */
const toNewVoucher = (order: OrderRecord) => ({ type: getVoucherType(order), status: 'UNSENT' as const })

type Stored = { readonly order: OrderRecord; readonly file: SentAttachment }

const insertRow = async (context: WriteContext, adding: Adding, { order, file }: Stored): Promise<number> => {
  const { tx, now, actor } = context
  const { body } = adding
  const filename = `${file.prefix}_${body.filename ?? defaultName(adding, file)}`
  if (!isVoucher(adding)) await refuseDuplicate(context, order.id, filename)
  const stored = { content_type: file.contentType, size_bytes: file.bytes.length, storage_key: file.key }
  const added = { order_id: order.id, filename, added_by: actor.userId, created_at: now }
  return insertAttachment(tx, {
    ...added,
    ...stored,
    ...(isVoucher(adding) && { ...toNewVoucher(order), ...(await toVoucherColumns(tx, body)) }),
  })
}

const storeAttachment = async (context: WriteContext, adding: Adding, file: SentAttachment) => {
  const order = await lockForAdding(context, adding)
  const id = await insertRow(context, adding, { order, file })
  const row = await findAttachmentRow(context.tx, { orderId: order.id, id })
  const what = isVoucher(adding) ? 'Comprovante' : 'Documento'
  await logOrderNote(byUser(context), order, `${what} ${shownFilename(row.filename)} adicionado`)
  return toAttachmentView(row, { order, actor: context.actor })
}

/** VOU-031: adds a voucher or a document to an order. A repeated call with the same key adds it once. */
export const addAttachment: LookupHandler<typeof contract.addAttachment> = async (
  { ports, write, writeOnce },
  { params: { id }, body },
) => {
  const adding = { id, body }
  // Checked before the file is stored and again afterwards, because the order is not locked in between.
  await write((context) => lockForAdding(context, adding))
  const file = await readSentFile({ orderId: id, file: body.file, isVoucher: isVoucher(adding) })
  await ports.files.put({ key: file.key, bytes: file.bytes, contentType: file.contentType })
  return writeOnce((context) => storeAttachment(context, adding, file))
}
