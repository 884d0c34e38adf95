import { negotiationStatuses, openNegotiationStatuses } from '@girassol/domain/negotiations'
import { sql } from 'kysely'
import type { Tx } from '../../../database/transaction.ts'
import type { Mover } from '../mover.ts'
import type { OrderRecord } from '../order-record.ts'
import { moveNegotiation, recordNegotiation } from './negotiation-history.ts'

/** The open negotiation of a locked budget, as it is stored, with the number of its last round. */
const findStoredOpen = (tx: Tx, orderId: number) =>
  tx
    .selectFrom('negotiation')
    .select(['id', 'status', 'valid_until'])
    .select(
      sql<number>`(select max(number) from negotiation_round round where round.negotiation_id = negotiation.id)`.as(
        'round',
      ),
    )
    .where('order_id', '=', orderId)
    .where('status', 'in', openNegotiationStatuses)
    .executeTakeFirst()

/** QUO-016: ends the open negotiation of a locked budget that ends itself, or becomes an order; false without one. */
export const endOpenNegotiation = async (
  mover: Mover,
  order: Pick<OrderRecord, 'id' | 'seller_id' | 'status'>,
  to: 'WITHDRAWN' | 'EXPIRED',
): Promise<boolean> => {
  const { tx, now } = mover
  const open = await findStoredOpen(tx, order.id)
  if (open === undefined) return false
  // An offer that was not accepted in its time has ended then, whatever happens to the budget later.
  const isOver = open.status === 'COUNTERED' && open.valid_until !== null && open.valid_until <= now
  const after = isOver ? 'EXPIRED' : to
  await moveNegotiation(mover, {
    negotiationId: open.id,
    from: open.status,
    to: after,
    round: open.round,
    side: null,
    set: { ended_at: isOver ? open.valid_until : now },
  })
  await tx.updateTable('orders').set({ negotiated_until: null }).where('id', '=', order.id).execute()
  const description = `Negociação: ${negotiationStatuses[after].label}`
  await recordNegotiation(mover, order, { description, side: null, before: open.status, after })
  return true
}
