import { orderStatuses } from '@girassol/domain/orders'
import { formatMoment } from '@girassol/domain/shared'
import type { NotNull } from 'kysely'
import type { Tx } from '../../http/context.ts'

/** Who moved the order last, to which status and when, as a sentence; null if no one has. */
export const describeLastMove = async (tx: Tx, orderId: number): Promise<string | null> => {
  const move = await tx
    .selectFrom('order_log')
    .select(['author', 'to_status', 'created_at'])
    .where('order_id', '=', orderId)
    .where('to_status', 'is not', null)
    .$narrowType<{ to_status: NotNull }>()
    .whereRef('from_status', 'is distinct from', 'to_status')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!move) return null
  const { label } = orderStatuses[move.to_status]
  return `${move.author} moveu este registro para “${label}” em ${formatMoment(move.created_at)}.`
}
