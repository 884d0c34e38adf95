import type { InputOf } from '@girassol/contract/http/endpoint'
import type * as contract from '@girassol/contract/triangulation'
import type { TriangulationStatus } from '@girassol/domain/orders'
import { bareDocument, centsFromReais, withoutMarkup } from '@girassol/domain/shared'
import { canSaveTriangulation, savedStatusOf, triangulationRefusals } from '@girassol/domain/triangulation'
import type { LookupContext, LookupHandler, WriteContext } from '../../http/context.ts'
import { notFound, orRefuse, Refused } from '../../http/refused.ts'
import { lockOrderFor } from '../orders/lock-order-for.ts'
import { logOrderNote } from '../orders/log-order-note.ts'
import { byUser } from '../orders/mover.ts'
import type { OrderRecord } from '../orders/order-record.ts'
import { readSentFiles, type SentFile } from './sent-files.ts'
import { findTriangulationView, listOperationFiles } from './triangulation-queries.ts'
import { insertFiles, removeFiles, setOperationStatus, upsertOperation } from './triangulation-store.ts'

type Body = InputOf<typeof contract.createTriangulation>['body']
type Saving = {
  readonly id: number
  readonly body: Body
  readonly isFirst: boolean
  readonly sent: readonly SentFile[]
  readonly removedKeys: readonly string[]
}

const refuseWrongTime = (order: OrderRecord, isFirst: boolean): void => {
  const exists = order.triangulation_status !== null && order.triangulation_status !== 'NOT_CREATED'
  if (isFirst && exists) {
    throw new Refused('A operação já foi criada. Recarregue a página.', { status: 409, reason: 'alreadyCreated' })
  }
  if (!isFirst && !exists) throw notFound('Operação não encontrada.')
}

/** What the call leaves of the files, and what it adds: the same file under the same name is added once. */
const filesAfter = async ({ tx }: WriteContext, { id, sent, removedKeys }: Saving) => {
  const before = await listOperationFiles(tx, id)
  const removed = before.filter(({ key }) => removedKeys.includes(key))
  const kept = before.filter(({ key }) => !removedKeys.includes(key))
  const added = sent.filter(({ name, key }) => !kept.some((file) => file.key === key && file.name === name))
  return { removed, added, fileCount: kept.length + added.length }
}

/** Locks the order and judges everything that can be judged (TRI-008, TRI-010, TRI-014, TRI-017). */
const judge = async (context: WriteContext, saving: Saving) => {
  const order = await lockOrderFor(context, saving.id, 'openTriangulation')
  refuseWrongTime(order, saving.isFirst)
  const files = await filesAfter(context, saving)
  const { customerDocument, customerName, totalValue } = saving.body
  const operation = {
    customerDocument: bareDocument(customerDocument),
    customerName,
    totalValueCents: totalValue === null ? null : centsFromReais(totalValue),
    fileCount: files.fileCount,
  }
  const status = (order.triangulation_status ?? 'NOT_CREATED') as TriangulationStatus
  orRefuse(canSaveTriangulation({ ...operation, status }), triangulationRefusals)
  return { order, files, operation }
}

const store = async (context: WriteContext, saving: Saving) => {
  const { tx, now } = context
  const { order, files, operation } = await judge(context, saving)
  const kept = { orderId: saving.id, now }
  await upsertOperation(tx, kept, {
    customer_document: operation.customerDocument,
    customer_name: operation.customerName,
    address_city: saving.body.addressCity,
    address_state: saving.body.addressState,
    total_value_cents: operation.totalValueCents,
    additional_data: withoutMarkup(saving.body.additionalData),
  })
  const removed = files.removed.map(({ id }) => id)
  await removeFiles(tx, kept, removed)
  await insertFiles(tx, kept, files.added)
  const status = savedStatusOf(operation)
  await setOperationStatus(tx, saving.id, status)
  await logOrderNote(byUser(context), order, 'Operação de conta e ordem salva')
  return findTriangulationView(tx, { id: saving.id, triangulation_status: status })
}

const save = async ({ ports, write }: LookupContext, saving: Saving) => {
  // Judged before the files travel, and again with them: others did not wait.
  await write((context) => judge(context, saving))
  for (const { key, bytes } of saving.sent) await ports.files.put({ key, bytes, contentType: 'application/pdf' })
  return write((context) => store(context, saving))
}

type Input = { readonly params: { readonly id: number }; readonly body: Body }

const savingOf = ({ params: { id }, body }: Input, isFirst: boolean): Saving => ({
  id,
  body,
  isFirst,
  ...readSentFiles(id, body.attachments),
})

/** TRI-021: the first save of an operation. */
export const createTriangulation: LookupHandler<typeof contract.createTriangulation> = (context, input) =>
  save(context, savingOf(input, true))

/** TRI-022: every later one, while it is not released. */
export const updateTriangulation: LookupHandler<typeof contract.updateTriangulation> = (context, input) =>
  save(context, savingOf(input, false))
