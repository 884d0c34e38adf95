import type { InputFor } from '@girassol/contract/http/endpoint'
import type * as contract from '@girassol/contract/triangulation'
import { bareDocument, centsFromReais, withoutMarkup } from '@girassol/domain/shared'
import { canSaveTriangulation, computeSavedStatus, triangulationRefusals } from '@girassol/domain/triangulation'
import type { LookupContext, LookupHandler, Tx, WriteContext } from '../../http/context.ts'
import { notFound, orRefuse } from '../../http/refused.ts'
import { lockOrderFor } from '../order-record/lock-order-for.ts'
import { logOrderNote } from '../order-record/log-order.ts'
import { byUser } from '../order-record/mover.ts'
import type { OrderRecord } from '../order-record/order-record.ts'
import { refuseStaleOperation } from './refuse-stale-operation.ts'
import { cleanSentFiles, type RemovedFile, readSentFiles, type SentInvoiceFile } from './sent-files.ts'
import { findTriangulationView, listOperationFiles } from './triangulation-queries.ts'
import { insertFiles, removeFiles, setOperationStatus, upsertOperation } from './triangulation-store.ts'

type Body = InputFor<typeof contract.createTriangulation>['body']
type Saving = {
  readonly id: number
  readonly body: Body
  readonly isFirst: boolean
  readonly sent: readonly SentInvoiceFile[]
  readonly removed: readonly RemovedFile[]
}

/** Refuses a first save if another user created the operation in between; a later save needs an operation. */
const refuseWrongTime = async (tx: Tx, order: OrderRecord, isFirst: boolean): Promise<void> => {
  const exists = order.triangulation_status !== null && order.triangulation_status !== 'NOT_CREATED'
  if (isFirst && exists) await refuseStaleOperation(tx, order.id, 0)
  if (!isFirst && !exists) throw notFound('Operação não encontrada.')
}

type Named = { readonly name: string; readonly key: string }

/** The same bytes under another name count as another file. */
const isSameFile = (a: Named, b: Named): boolean => a.key === b.key && a.name === b.name

/** Applies the removals and additions of a call to the files: the same file under the same name is added once. */
const filesAfter = async ({ tx }: WriteContext, { id, sent, removed: unwanted }: Saving) => {
  const before = await listOperationFiles(tx, id)
  const removed = before.filter((file) => unwanted.some((other) => isSameFile(file, other)))
  const remaining = before.filter((file) => !removed.includes(file))
  const distinct = sent.filter((file, index) => sent.findIndex((other) => isSameFile(file, other)) === index)
  const added = distinct.filter((file) => !remaining.some((other) => isSameFile(file, other)))
  return { removed, added, fileCount: remaining.length + added.length }
}

/** Locks the order and makes all checks (TRI-008, TRI-010, TRI-014, TRI-017). */
const judge = async (context: WriteContext, saving: Saving) => {
  const order = await lockOrderFor(context, saving.id, 'openTriangulation')
  await refuseWrongTime(context.tx, order, saving.isFirst)
  const files = await filesAfter(context, saving)
  const { customerDocument, customerName, totalValue } = saving.body
  const operation = {
    customerDocument: bareDocument(customerDocument),
    customerName,
    totalValueCents: totalValue === null ? null : centsFromReais(totalValue),
    fileCount: files.fileCount,
  }
  const status = order.triangulation_status ?? 'NOT_CREATED'
  orRefuse(canSaveTriangulation({ ...operation, status }), triangulationRefusals)
  await refuseStaleOperation(context.tx, order.id, saving.body.version)
  return { order, files, operation }
}

const store = async (context: WriteContext, saving: Saving) => {
  const { tx, now, actor } = context
  const { order, files, operation } = await judge(context, saving)
  const change = { orderId: saving.id, now }
  await upsertOperation(tx, change, {
    customer_document: operation.customerDocument,
    customer_name: operation.customerName,
    address_city: saving.body.addressCity,
    address_state: saving.body.addressState,
    total_value_cents: operation.totalValueCents,
    additional_data: withoutMarkup(saving.body.additionalData),
    updated_by: actor.userId,
  })
  const removed = files.removed.map(({ id }) => id)
  await removeFiles(tx, change, removed)
  await insertFiles(tx, change, files.added)
  const status = computeSavedStatus(operation)
  await setOperationStatus(tx, saving.id, status)
  await logOrderNote(byUser(context), order, 'Operação de conta e ordem salva')
  return findTriangulationView(context, { ...order, triangulation_status: status })
}

const save = async ({ ports, write }: LookupContext, saving: Saving) => {
  // Checked before the files are stored and again afterwards, because the order is not locked in between.
  await write((context) => judge(context, saving))
  const sent = await cleanSentFiles(saving.sent)
  for (const { key, bytes } of sent) await ports.files.put({ key, bytes, contentType: 'application/pdf' })
  return write((context) => store(context, { ...saving, sent }))
}

type Input = { readonly params: { readonly id: number }; readonly body: Body }

const toSaving = ({ params: { id }, body }: Input, isFirst: boolean): Saving => ({
  id,
  body,
  isFirst,
  ...readSentFiles(id, body.attachments),
})

/** TRI-021: the first save of an operation. */
export const createTriangulation: LookupHandler<typeof contract.createTriangulation> = (context, input) =>
  save(context, toSaving(input, true))

/** TRI-022: every later save, while the operation is not released. */
export const updateTriangulation: LookupHandler<typeof contract.updateTriangulation> = (context, input) =>
  save(context, toSaving(input, false))
