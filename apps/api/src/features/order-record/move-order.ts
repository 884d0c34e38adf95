import { findOrderNotices } from '@girassol/domain/notifications'
import {
  decideMove,
  type MoveFacts,
  type OrderEvent,
  type OrderStatus,
  orderStatuses,
  type TriangulationStatus,
} from '@girassol/domain/orders'
import { sql, type Updateable } from 'kysely'
import type { DB } from '../../database/schema.ts'
import { Refused } from '../../http/refused.ts'
import { notifyAboutOrder } from '../notifications/notify-about-order.ts'
import { describeLastMove } from './last-move.ts'
import { logOrder } from './log-order.ts'
import { runMoveEffects } from './move-effects.ts'
import type { MovedOrder, Mover } from './mover.ts'

export type OrderMove = {
  readonly event: OrderEvent
  /** The line of the log, in Portuguese; it contains no prices, because some readers may not see them. */
  readonly log: string
  /** Other columns that change with the status. */
  readonly set?: Updateable<DB['orders']>
  /** The readers of the order are notified of what moved it, and not of the move itself. */
  readonly isNotified?: true
}

export const toMoveFacts = (order: MovedOrder): MoveFacts => ({
  status: order.status,
  statusBefore: order.status_before,
  paymentMethod: order.payment_method,
  isFutureSale: order.is_future_sale,
  isTriangulation: order.is_triangulation,
  isMoneyIn: order.money_in_at !== null,
})

/** 409 that says who moved the order first, and when. */
const movedAlready = async ({ tx }: Mover, { id }: MovedOrder): Promise<Refused> => {
  const lastMove = await describeLastMove(tx, id)
  const sentence = ['Status não preparado para mudança', lastMove].filter((each) => each !== null).join('. ')
  return new Refused(sentence, { status: 409, reason: 'notNow' })
}

/** The status that a refusal restores. */
const remembered = (from: OrderStatus, to: OrderStatus) =>
  to === 'PROCESSING_CANCELLATION' || to === 'PROCESSING_DISASSEMBLY' ? { status_before: from } : {}

/** C-237: a decision about the status before is not a decision about this one. */
const nextVersion = sql<number>`version + 1`

const approvedNow = (from: OrderStatus, to: OrderStatus, now: string) =>
  from === 'PROCESSING' && to === 'INVOICE_APPROVED' ? { approved_at: now } : {}

/** C-76: the status of the operation changes with its order. */
const operationAfter: Partial<Record<OrderEvent, TriangulationStatus>> = {
  releaseOperation: 'PROCESSING',
  operationApproved: 'APPROVED',
  operationRefused: 'COMPLETED',
}

const withOperation = (event: OrderEvent) => {
  const triangulation_status = operationAfter[event]
  return triangulation_status ? { triangulation_status } : {}
}

type Path = { readonly from: OrderStatus; readonly to: OrderStatus; readonly skipped: readonly OrderStatus[] }

/** One line for each status, so that the log has every status from the first to the current one. */
const logMove = async (mover: Mover, orderId: number, { path, log }: { path: Path; log: string }): Promise<number> => {
  let from = path.from
  for (const to of path.skipped) {
    const description = `Etapa não informada: ${orderStatuses[to].label}`
    await logOrder(mover, { orderId, from, to, description, told: null })
    from = to
  }
  return logOrder(mover, { orderId, from, to: path.to, description: log, told: path })
}

/**
 * Moves a locked order by the table of transitions: status, log, notices and outgoing effects in the caller's
 * transaction (C-50). The update is conditional on the status: of two concurrent calls one succeeds, and the other gets
 * 409 with who did what and when. Returns the new status.
 */
export const moveOrder = async (
  mover: Mover,
  order: MovedOrder,
  { event, log, set, isNotified }: OrderMove,
): Promise<OrderStatus> => {
  const from = order.status
  const move = decideMove(event, toMoveFacts(order))
  if (move.outcome !== 'moves') throw await movedAlready(mover, order)
  const { tx, now, author } = mover
  const { to, skipped } = move
  const [updated] = await tx
    .updateTable('orders')
    .set({
      ...remembered(from, to),
      ...approvedNow(from, to, now),
      ...withOperation(event),
      ...set,
      status: to,
      version: nextVersion,
    })
    .where('id', '=', order.id)
    .where('status', '=', from)
    .returning('id')
    .execute()
  if (!updated) throw await movedAlready(mover, order)
  const moveId = await logMove(mover, order.id, { path: { from, to, skipped }, log })
  const except = author.userId
  const notices = isNotified ? [] : findOrderNotices(from, to)
  for (const notice of notices) await notifyAboutOrder(mover, order, { notice, except })
  await runMoveEffects(mover, { order, event, from, entered: [...skipped, to], moveId })
  return to
}
