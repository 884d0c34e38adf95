import { orderStatuses } from '@girassol/domain/orders'
import { formatMoment } from '@girassol/domain/shared'
import { type NotNull, sql } from 'kysely'
import type { Tx } from '../../http/context.ts'

/** The lines since the order was given to its present integrator, who may not learn who worked for the one before. */
const isOfPresentSeller = sql<boolean>`order_log.id >= coalesce(
  (select seller_changed_line from orders where orders.id = order_log.order_id), 0)`

/**
 * Who moved the order last, to which status and when, as a sentence; null if no one has since it was given to its
 * present integrator (C-227).
 */
export const describeLastMove = async (tx: Tx, orderId: number): Promise<string | null> => {
  const move = await tx
    .selectFrom('order_log')
    .select(['author', 'to_status', 'created_at'])
    .where('order_id', '=', orderId)
    .where('to_status', 'is not', null)
    .$narrowType<{ to_status: NotNull }>()
    .whereRef('from_status', 'is distinct from', 'to_status')
    .where(isOfPresentSeller)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!move) return null
  const { label } = orderStatuses[move.to_status]
  return `${move.author} moveu este registro para “${label}” em ${formatMoment(move.created_at)}.`
}
