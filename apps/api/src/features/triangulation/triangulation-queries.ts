import type { TriangulationView } from '@girassol/contract/triangulation'
import { answerAction, type TriangulationStatus } from '@girassol/domain/orders'
import { reaisFrom } from '@girassol/domain/shared'
import { isLocked, triangulationRefusals } from '@girassol/domain/triangulation'
import type { Tx, WriteContext } from '../../http/context.ts'
import { toFactsOfOrder } from '../order-record/order-facts.ts'
import type { OrderRecord } from '../order-record/order-record.ts'

export type OperationFile = {
  readonly id: number
  readonly name: string
  readonly key: string
  /** Null for files from before sizes were stored. */
  readonly bytes: number | null
}

/** The files of an operation that were not removed. */
export const listOperationFiles = async (tx: Tx, orderId: number): Promise<readonly OperationFile[]> => {
  const rows = await tx
    .selectFrom('triangulation_file')
    .select(['id', 'name', 'storage_key', 'bytes'])
    .where('order_id', '=', orderId)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute()
  return rows.map(({ id, name, storage_key: key, bytes }) => ({ id, name, key, bytes }))
}

const findOperation = (tx: Tx, orderId: number) =>
  tx.selectFrom('triangulation').selectAll().where('order_id', '=', orderId).executeTakeFirst()

/** Who saved the operation last, when, and the version this made; undefined before the first save. */
export const findLastSave = (tx: Tx, orderId: number) =>
  tx
    .selectFrom('triangulation')
    .leftJoin('app_user', 'app_user.id', 'triangulation.updated_by')
    .select(['triangulation.version', 'triangulation.updated_at', 'app_user.name as savedBy'])
    .where('order_id', '=', orderId)
    .executeTakeFirst()

/** The last release, or the later refusal of the ERP: both are recorded only in the log (C-76). */
const findLastRelease = (tx: Tx, orderId: number) =>
  tx
    .selectFrom('order_log')
    .select(['user_id', 'author', 'to_status', 'description', 'created_at'])
    .where('order_id', '=', orderId)
    .whereRef('from_status', 'is distinct from', 'to_status')
    .where((line) =>
      line.or([
        line('to_status', '=', 'WAITING_APPROVAL'),
        line.and([line('from_status', '=', 'WAITING_APPROVAL'), line('to_status', '=', 'INVOICE_BILLED')]),
      ]),
    )
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

const findRelease = async ({ tx, actor }: Reader, orderId: number) => {
  const last = await findLastRelease(tx, orderId)
  if (!last) return { released: null, refusal: null }
  const at = last.created_at
  if (last.to_status !== 'WAITING_APPROVAL') return { released: null, refusal: { reason: last.description, at } }
  return { released: { by: last.author, isMine: last.user_id === actor.userId, at }, refusal: null }
}

type Reader = Pick<WriteContext, 'tx' | 'actor' | 'now'>

const toAction = (answer: ReturnType<typeof answerAction>): TriangulationView['actions']['save'] => {
  if (answer.allowed) return answer
  const { reason, hidden } = answer
  return hidden ? { allowed: false, reason, hidden } : { allowed: false, reason }
}

/** An order with the status of its operation: NOT_CREATED until one is saved. */
type OperationOrder = OrderRecord & { readonly triangulation_status: TriangulationStatus }

/**
 * C-77: it can be saved in a status of TRI-008 while it is not locked, and released by the allowed roles once it is
 * complete.
 */
const findActions = (order: OperationOrder, reader: Reader): TriangulationView['actions'] => {
  const facts = toFactsOfOrder(order, reader)
  const save = toAction(answerAction('openTriangulation', facts))
  const locked = isLocked(order.triangulation_status)
  return {
    save: save.allowed && locked ? { allowed: false, reason: triangulationRefusals.locked } : save,
    release: toAction(answerAction('releaseOperation', facts)),
  }
}

const toFields = (operation: Awaited<ReturnType<typeof findOperation>>) => {
  const cents = operation?.total_value_cents ?? null
  return {
    customerDocument: operation?.customer_document ?? '',
    customerName: operation?.customer_name ?? '',
    addressCity: operation?.address_city ?? '',
    addressState: operation?.address_state ?? '',
    totalValue: cents === null ? null : reaisFrom(cents),
    additionalData: operation?.additional_data ?? '',
    version: operation?.version ?? 0,
  }
}

/** The operation of an order as the API returns it; empty and NOT_CREATED until it is saved (C-76). */
export const findTriangulationView = async (reader: Reader, record: OrderRecord): Promise<TriangulationView> => {
  const order = { ...record, triangulation_status: record.triangulation_status ?? 'NOT_CREATED' }
  const operation = await findOperation(reader.tx, order.id)
  const files = await listOperationFiles(reader.tx, order.id)
  return {
    id: order.id,
    ...toFields(operation),
    status: order.triangulation_status,
    attachments: files.map(({ id, name, key, bytes }) => ({ id, name, awsKey: key, deletedAt: null, bytes })),
    ...(await findRelease(reader, order.id)),
    actions: findActions(order, reader),
  }
}
