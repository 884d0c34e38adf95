import { unpaidIsCancelled, unpaidIsCancelledSoon } from '@girassol/domain/notifications'
import { describeOutsideEvent, type OrderStatus, unpaidCancellationDay } from '@girassol/domain/orders'
import type { PaymentMethod } from '@girassol/domain/payments'
import { type Day, plusDays, toDay } from '@girassol/domain/shared'
import type { Tx } from '../../http/context.ts'
import { notifyAboutOrder } from '../notifications/notify-about-order.ts'
import { remindOnce } from '../notifications/remind-once.ts'
import { findCharges, type StoredCharge } from '../order-record/charges-queries.ts'
import { moveOrder } from '../order-record/move-order.ts'
import type { Mover } from '../order-record/mover.ts'
import { lockUnscopedOrder } from '../order-record/unscoped-order.ts'

type PaidLate = {
  readonly status: OrderStatus
  readonly payment_method: PaymentMethod | null
  readonly payment_due_date: string | null
  readonly approved_at: string | null
}

const computeCancellationDay = (order: PaidLate): Day | null =>
  unpaidCancellationDay({
    status: order.status,
    paymentMethod: order.payment_method,
    paymentDueDate: order.payment_due_date,
    approvedAt: order.approved_at,
  })

const isDue = (order: PaidLate, day: Day): boolean => {
  const cancelled = computeCancellationDay(order)
  return cancelled !== null && cancelled <= day
}

/** The approved orders that are cancelled by that day because they are not paid. */
const listDue = async (tx: Tx, day: Day): Promise<number[]> => {
  const rows = await tx
    .selectFrom('orders')
    .select(['id', 'status', 'payment_method', 'payment_due_date', 'approved_at'])
    .where('status', '=', 'INVOICE_APPROVED')
    .where((eb) => eb.or([eb('payment_due_date', 'is', null), eb('payment_due_date', '<', day)]))
    .orderBy('id')
    .execute()
  return rows.filter((row) => isDue(row, day)).map(({ id }) => id)
}

/** ORD-093, C-62: the orders whose money can no longer arrive. */
export const listUnpaidOrders = (tx: Tx, now: string): Promise<number[]> => listDue(tx, toDay(now))

const isDivergent = ({ state }: StoredCharge): boolean => state === 'MISMATCHED'

/**
 * E20: cancels it and notifies the seller; an order that was paid or moved in between does not change, nor one whose
 * payment of another amount waits for the financial department (C-235). Its charges must have been read before
 * (REL-012).
 */
export const cancelUnpaidOrder = async (mover: Mover, id: number): Promise<void> => {
  const { tx, now } = mover
  const order = await lockUnscopedOrder(tx, id)
  if (order === null || !isDue(order, toDay(now))) return
  if ((await findCharges(tx, id)).some(isDivergent)) return
  await moveOrder(mover, order, { event: 'cancelUnpaid', log: describeOutsideEvent('cancelUnpaid') })
  await notifyAboutOrder(mover, order, { notice: unpaidIsCancelled })
}

/** C-111: the orders that the job would cancel tomorrow. */
export const listAlmostUnpaidOrders = (tx: Tx, now: string): Promise<number[]> => listDue(tx, plusDays(toDay(now), 1))

/** C-111: notifies the seller once for each announced day. */
export const remindAboutUnpaidOrder = async (mover: Mover, id: number): Promise<void> => {
  const { tx, now } = mover
  const order = await lockUnscopedOrder(tx, id)
  const day = order && computeCancellationDay(order)
  if (order === null || day === null || day !== plusDays(toDay(now), 1)) return
  await remindOnce(mover, order, { notice: unpaidIsCancelledSoon, announced: day })
}
