import { findStatusesOfHolder, type OrderStatus } from '@girassol/domain/orders'
import { plusHours } from '@girassol/domain/shared'
import { type Expression, type SqlBool, sql } from 'kysely'
import type { Tx } from '../../http/context.ts'
import { nextSimulatedEvent, simulatedStatuses } from '../../integrations/erp/simulated-life.ts'
import { outsideAuthor } from '../order-record/mover.ts'
import type { OrderRecord } from '../order-record/order-record.ts'
import { lockUnscopedOrder } from '../order-record/unscoped-order.ts'
import { planSimulatedDeliveries } from './plan-simulated-deliveries.ts'
import { type EventReceipt, type Receiving, receiveEvent } from './receive-event.ts'

/** In these statuses the ERP's port answers the portal's own request; no simulated event may come first. */
const answeredByPort: readonly OrderStatus[] = findStatusesOfHolder('erp').filter(
  (status) => status !== 'PROCESSING_DISASSEMBLY',
)

const advancedStatuses = simulatedStatuses.filter(
  (status) => !answeredByPort.includes(status) && status !== 'INVOICE_APPROVED',
)

/** An order without a move for this long stays as it is: the demonstration has orders in every status. */
const forgottenAfterHours = 2

const before = (now: string, seconds: number): string => plusHours(now, -seconds / 3600)

type Pace = { readonly now: string; readonly paceSeconds: number }

type Wanted = Pace & { readonly which: Expression<SqlBool> }

const listWaiting = async (tx: Tx, { now, paceSeconds, which }: Wanted): Promise<number[]> => {
  const rows = await tx
    .selectFrom('orders')
    .innerJoin('order_log', 'order_log.order_id', 'orders.id')
    .select('orders.id')
    .where(which)
    .groupBy('orders.id')
    .having((eb) => eb.fn.max('order_log.created_at'), '<=', before(now, paceSeconds))
    .having((eb) => eb.fn.max('order_log.created_at'), '>', plusHours(now, -forgottenAfterHours))
    .orderBy('orders.id')
    .limit(50)
    .execute()
  return rows.map(({ id }) => id)
}

/** The ERP reports a deposit; every other payment of the portal is made at the gateway (E3). */
const isDeposited = sql<SqlBool>`orders.status = 'INVOICE_APPROVED' and orders.payment_method = 'DEPOSIT'`
const isPaidAtGateway = sql<SqlBool>`orders.status = 'INVOICE_APPROVED' and orders.payment_method <> 'DEPOSIT'`
const isAdvanced = sql<SqlBool>`(orders.status = any(${advancedStatuses}) or ${isDeposited})`

/** The orders whose last move is older than the pace but younger than `forgottenAfterHours`. */
export const listOrdersToAdvance = (tx: Tx, pace: Pace): Promise<number[]> =>
  listWaiting(tx, { ...pace, which: isAdvanced })

/** The orders that a customer would pay at the gateway now. */
export const listPayingOrders = (tx: Tx, pace: Pace): Promise<number[]> =>
  listWaiting(tx, { ...pace, which: isPaidAtGateway })

/** The order's last log line: its number is part of the key, so that the same step always has the same key. */
const findLastStep = (tx: Tx, { id }: OrderRecord) =>
  tx
    .selectFrom('order_log')
    .select(['id', 'created_at'])
    .where('order_id', '=', id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

/**
 * Sends the next event of an order in the same way as a real one. Returns null if a user must act first, or if the last
 * move is younger than the pace: of two processes that run this at once, the second finds the order moved.
 */
export const advanceSimulatedOrder = async (
  receiving: Receiving,
  id: number,
  paceSeconds = 0,
): Promise<EventReceipt | null> => {
  const { tx, now } = receiving
  const order = await lockUnscopedOrder(tx, id)
  const next = order && nextSimulatedEvent({ ...order, status: order.status }, now)
  if (order === null || next === null) return null
  const last = await findLastStep(tx, order)
  if (paceSeconds > 0 && last !== undefined && last.created_at > before(now, paceSeconds)) return null
  await planSimulatedDeliveries({ ...receiving, author: outsideAuthor }, order)
  const key = `simulated-${order.id}-${last?.id ?? 0}`
  return receiveEvent(receiving, { source: 'erp', key, event: next.event, payload: next }, () => next)
}
