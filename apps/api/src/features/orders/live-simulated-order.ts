import type { OrderStatus } from '@girassol/domain/orders'
import { plusHours } from '@girassol/domain/shared'
import type { Tx } from '../../http/context.ts'
import { nextSimulatedEvent, simulatedStatuses } from '../../integrations/erp/simulated-life.ts'
import type { OrderRecord } from './order-record.ts'
import { type EventReceipt, type Receiving, receiveEvent } from './receive-event.ts'
import { lockUnscopedOrder } from './unscoped-order.ts'

/** What the portal asked the ERP for is answered by the ERP's port; nobody may answer before it. */
const answeredByPort: readonly OrderStatus[] = [
  ...(['PROCESSING', 'INVOICE_PAYED', 'CONFIRMING_PAYMENT_ERP', 'INVOICE_BILLING'] as const),
  ...(['CONFIRMING_BILL_ERP', 'WAITING_APPROVAL', 'PROCESSING_CANCELLATION'] as const),
]

const livedStatuses = simulatedStatuses.filter((status) => !answeredByPort.includes(status))

/** An order that nobody moved for so long stays where it is: the demonstration keeps orders in every status. */
const forgottenAfterHours = 2

type Pace = { readonly now: string; readonly paceSeconds: number }

/** The orders whose last move is older than the pace and not yet forgotten. */
export const listLivedOrders = async (tx: Tx, { now, paceSeconds }: Pace): Promise<number[]> => {
  const rows = await tx
    .selectFrom('orders')
    .innerJoin('order_log', 'order_log.order_id', 'orders.id')
    .select('orders.id')
    .where('orders.status', 'in', livedStatuses)
    .groupBy('orders.id')
    .having((eb) => eb.fn.max('order_log.created_at'), '<=', plusHours(now, -paceSeconds / 3600))
    .having((eb) => eb.fn.max('order_log.created_at'), '>', plusHours(now, -forgottenAfterHours))
    .orderBy('orders.id')
    .limit(50)
    .execute()
  return rows.map(({ id }) => id)
}

/** The number of the order's last line: the same step is sent under the same key, whoever sends it. */
const stepOf = async (tx: Tx, { id }: OrderRecord): Promise<number> => {
  const row = await tx
    .selectFrom('order_log')
    .select((eb) => eb.fn.max<number | null>('id').as('last'))
    .where('order_id', '=', id)
    .executeTakeFirstOrThrow()
  return row.last ?? 0
}

/**
 * Sends the next event of an order through the same door as a real one; null where a person must act first. Two
 * processes that do it at once have one effect.
 */
export const liveSimulatedOrder = async (receiving: Receiving, id: number): Promise<EventReceipt | null> => {
  const order = await lockUnscopedOrder(receiving.tx, id)
  const next = order && nextSimulatedEvent({ ...order, status: order.status as OrderStatus }, receiving.now)
  if (order === null || next === null) return null
  const key = `simulated-${order.id}-${await stepOf(receiving.tx, order)}`
  return receiveEvent(receiving, { source: 'erp', key, event: next.event, payload: next }, () => next)
}
