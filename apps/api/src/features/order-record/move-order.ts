import { findOrderNotices } from '@girassol/domain/notifications'
import {
  decideMove,
  type MoveFacts,
  type OrderEvent,
  type OrderStatus,
  orderStatuses,
  type TriangulationStatus,
} from '@girassol/domain/orders'
import type { Updateable } from 'kysely'
import type { DB } from '../../database/schema.ts'
import { Refused } from '../../http/refused.ts'
import { notifyAboutOrder } from '../notifications/notify-about-order.ts'
import { describeLastMove } from './last-move.ts'
import { logOrder } from './log-order.ts'
import { runMoveEffects } from './move-effects.ts'
import type { MovedOrder, Mover } from './mover.ts'

export type OrderMove = {
  readonly event: OrderEvent
  /** The line of the log, in Portuguese; it tells no prices, for not every reader may see them. */
  readonly log: string
  /** What changes with the status. */
  readonly set?: Updateable<DB['orders']>
}

export const toMoveFacts = (order: MovedOrder): MoveFacts => ({
  status: order.status,
  statusBefore: order.status_before,
  paymentMethod: order.payment_method,
  isFutureSale: order.is_future_sale,
  isTriangulation: order.is_triangulation,
  isMoneyIn: order.money_in_at !== null,
})

/** 409 that says who was there before, and when. */
const movedAlready = async ({ tx }: Mover, { id }: MovedOrder): Promise<Refused> => {
  const lastMove = await describeLastMove(tx, id)
  const sentence = ['Status não preparado para mudança', lastMove].filter((each) => each !== null).join('. ')
  return new Refused(sentence, { status: 409, reason: 'notNow' })
}

/** Where a refusal would bring it back to. */
const remembered = (from: OrderStatus, to: OrderStatus) =>
  to === 'PROCESSING_CANCELLATION' || to === 'PROCESSING_DISASSEMBLY' ? { status_before: from } : {}

const approvedNow = (from: OrderStatus, to: OrderStatus, now: string) =>
  from === 'PROCESSING' && to === 'INVOICE_APPROVED' ? { approved_at: now } : {}

/** C-76: the operation goes along with its order. */
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

/** One line a status, so that the lines of an order lead without a gap from its making to where it stands. */
const logMove = async (mover: Mover, orderId: number, { path, log }: { path: Path; log: string }): Promise<number> => {
  let from = path.from
  for (const to of path.skipped) {
    await logOrder(mover, { orderId, from, to, description: `Etapa não informada: ${orderStatuses[to].label}` })
    from = to
  }
  return logOrder(mover, { orderId, from, to: path.to, description: log })
}

/**
 * Moves a locked order by the table of transitions: status, log, notices and outgoing effects in the one transaction of
 * the caller (C-50). The update is conditional on the status, so of two at once one wins and the other is told who did
 * what when (409). Answers the new status.
 */
export const moveOrder = async (
  mover: Mover,
  order: MovedOrder,
  { event, log, set }: OrderMove,
): Promise<OrderStatus> => {
  const from = order.status
  const move = decideMove(event, toMoveFacts(order))
  if (move.outcome !== 'moves') throw await movedAlready(mover, order)
  const { tx, now, author } = mover
  const { to, skipped } = move
  const [updated] = await tx
    .updateTable('orders')
    .set({ ...remembered(from, to), ...approvedNow(from, to, now), ...withOperation(event), ...set, status: to })
    .where('id', '=', order.id)
    .where('status', '=', from)
    .returning('id')
    .execute()
  if (!updated) throw await movedAlready(mover, order)
  const moveId = await logMove(mover, order.id, { path: { from, to, skipped }, log })
  const except = author.userId
  for (const notice of findOrderNotices(from, to)) await notifyAboutOrder(mover, order, { notice, except })
  await runMoveEffects(mover, { order, event, from, entered: [...skipped, to], moveId })
  return to
}
