import { describeOutsideEvent, type OutsideEvent } from '@girassol/domain/orders'
import { toDay } from '@girassol/domain/shared'
import type { Tx } from '../../../http/context.ts'
import type { Dependencies } from '../../../http/dependencies.ts'
import type { ErpOperation, ErpOrder, ErpPayment } from '../../../integrations/erp/erp.ts'
import type { Effects } from '../../../outbox/effects.ts'
import { createOutbox } from '../../../outbox/outbox.ts'
import { moveFromOutside } from '../../order-record/move-from-outside.ts'
import type { OrderMove } from '../../order-record/move-order.ts'
import { outsideAuthor } from '../../order-record/mover.ts'
import { type OrderRecord, selectOrders } from '../../order-record/order-record.ts'
import { lockUnscopedOrder } from '../../order-record/unscoped-order.ts'
import { findErpOperation } from './erp-operation.ts'
import { loadErpOrder } from './erp-order.ts'

type RequestedStep = Effects['erp.order-step']
type Step = RequestedStep['step']
type Answer =
  | { outcome: 'accepted'; erpNumber?: string }
  | { outcome: 'refused'; reason: string }
  | { outcome: 'pending' }

/** The event of the order when a step is sent (E9, E10). */
const sending: Partial<Record<Step, OutsideEvent>> = {
  confirmPayment: 'paymentSentToErp',
  confirmBilling: 'billingSentToErp',
}

/** The event when the ERP accepts a step; an accepted return must still arrive, so it has none. */
const accepted: Partial<Record<Step, OutsideEvent>> = {
  create: 'creationAccepted',
  confirmPayment: 'paymentConfirmedByErp',
  confirmBilling: 'billingConfirmedByErp',
  cancel: 'cancellationDone',
  approveOperation: 'operationApproved',
}

const refusedBy: Partial<Record<Step, OutsideEvent>> = {
  create: 'creationRefused',
  confirmPayment: 'paymentReversed',
  confirmBilling: 'billingRefused',
  cancel: 'cancellationRefused',
  requestReturn: 'returnRefused',
  approveOperation: 'operationRefused',
}

const toMove = (step: Step, answer: Answer): OrderMove | null => {
  if (answer.outcome === 'pending') return null
  if (answer.outcome === 'refused') {
    const event = refusedBy[step]
    return event ? { event, log: describeOutsideEvent(event, answer.reason) } : null
  }
  const event = accepted[step]
  if (!event) return null
  const move = { event, log: describeOutsideEvent(event) }
  return answer.erpNumber === undefined ? move : { ...move, set: { erp_number: answer.erpNumber } }
}

/** Whether the step was refused and requested again: then the response to the earlier request no longer applies. */
const wasRequestedAgain = async (tx: Tx, { orderId, moveId }: RequestedStep): Promise<boolean> => {
  const later = await tx
    .selectFrom('order_log as asked')
    .innerJoin('order_log as later', (join) =>
      join.onRef('later.order_id', '=', 'asked.order_id').onRef('later.to_status', '=', 'asked.to_status'),
    )
    .select('later.id')
    .where('asked.id', '=', moveId)
    .where('later.id', '>', moveId)
    .whereRef('later.from_status', 'is distinct from', 'later.to_status')
    .where('later.order_id', '=', orderId)
    .limit(1)
    .executeTakeFirst()
  return later !== undefined
}

/**
 * A short transaction with the ERP as author. It locks the order first, so that no new request can start in between.
 */
const inTransaction = async (deps: Dependencies, requested: RequestedStep, move: OrderMove): Promise<void> => {
  const { orderId } = requested
  await deps.connection.db.transaction().execute(async (tx) => {
    await lockUnscopedOrder(tx, orderId)
    if (await wasRequestedAgain(tx, requested)) return
    const mover = { tx, now: deps.clock(), outbox: createOutbox(deps.boss, tx), author: outsideAuthor }
    await moveFromOutside(mover, orderId, move)
  })
}

/** The log line of the request: the ERP receives the text that the user wrote there, and its day. */
const readMove = async (tx: Tx, moveId: number): Promise<Pick<Request, 'reason' | 'movedAt'>> => {
  const line = await tx
    .selectFrom('order_log')
    .select(['description', 'created_at'])
    .where('id', '=', moveId)
    .executeTakeFirst()
  return { reason: line?.description ?? '', movedAt: line?.created_at ?? null }
}

type Request = {
  readonly order: OrderRecord
  readonly erpOrder: ErpOrder
  readonly reason: string
  /** When the order was moved; null if its log has no such line. */
  readonly movedAt: string | null
  /** The saved operation of a triangulation order. */
  readonly operation: ErpOperation | null
}

const readRequest = (deps: Dependencies, { orderId, moveId }: RequestedStep): Promise<Request | null> =>
  deps.connection.db.transaction().execute(async (tx) => {
    const order = await selectOrders(tx).where('orders.id', '=', orderId).executeTakeFirst()
    if (!order) return null
    const [erpOrder, move] = [await loadErpOrder(tx, order), await readMove(tx, moveId)]
    return { order, erpOrder, ...move, operation: await findErpOperation(tx, orderId) }
  })

/** Only a complete operation is released (TRI-011). */
const released = ({ order, operation }: Request): ErpOperation => {
  if (operation === null) throw new Error(`order ${order.id} was released without its operation`)
  return operation
}

/** The ERP settles a payment on the day the order was paid, however late it is sent (REL-013). */
const toPayment = ({ order, movedAt }: Request, now: string): ErpPayment => ({
  method: order.payment_method ?? '',
  amountCents: order.total_invoice_cents,
  day: toDay(movedAt ?? now),
})

type Sending = Pick<Dependencies, 'ports' | 'clock'>

const sendStep = async (deps: Sending, { step, moveId }: RequestedStep, stepRequest: Request): Promise<Answer> => {
  const { orders } = deps.ports.erp
  const { order, erpOrder, reason } = stepRequest
  const idempotencyKey = `order-${order.id}-${step}-${moveId}`
  if (step === 'create') return orders.create({ idempotencyKey, order: erpOrder })
  const request = { idempotencyKey, order: { number: erpOrder.number, erpTenantId: erpOrder.erpTenantId } }
  if (step === 'cancel' || step === 'requestReturn') return orders[step]({ ...request, reason })
  if (step === 'confirmBilling') return orders.confirmBilling(request)
  if (step === 'approveOperation') return orders.approveOperation({ ...request, operation: released(stepRequest) })
  return orders.confirmPayment({ ...request, payment: toPayment(stepRequest, deps.clock()) })
}

/**
 * Requests a step from the ERP and moves the order by its response; for `pending`, an event brings the result later
 * (C-52, C-54). It may run twice: the ERP recognises the key, and the order has already moved.
 */
export const sendErpStep = async (deps: Dependencies, requested: RequestedStep): Promise<void> => {
  const { step } = requested
  const request = await readRequest(deps, requested)
  if (!request) return
  const sent = sending[step]
  if (sent) await inTransaction(deps, requested, { event: sent, log: describeOutsideEvent(sent) })
  const move = toMove(step, await sendStep(deps, requested, request))
  if (move) await inTransaction(deps, requested, move)
}
