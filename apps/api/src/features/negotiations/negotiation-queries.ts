import type { NegotiationSide } from '@girassol/domain/negotiations'
import { sql } from 'kysely'
import type { Tx } from '../../http/context.ts'

/** The last negotiation of a budget for its present integrator. */
export const findLastNegotiation = (tx: Tx, { id, sellerId }: { readonly id: number; readonly sellerId: number }) =>
  tx
    .selectFrom('negotiation')
    .selectAll()
    .where('order_id', '=', id)
    .where('seller_id', '=', sellerId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

export type NegotiationRecord = NonNullable<Awaited<ReturnType<typeof findLastNegotiation>>>

/** The rounds of a negotiation, the first first. */
export const listRounds = (tx: Tx, negotiationId: number) =>
  tx
    .selectFrom('negotiation_round as round')
    .innerJoin('app_user as author', 'author.id', 'round.author_id')
    .selectAll('round')
    .select(['author.name as author_name', sql<boolean>`author.company_role is null`.as('is_staff')])
    .where('round.negotiation_id', '=', negotiationId)
    .orderBy('round.number')
    .execute()

export type RoundRecord = Awaited<ReturnType<typeof listRounds>>[number]

/** The lines of every round of a negotiation, in the order of the items. */
export const listRoundLines = async (tx: Tx, negotiationId: number) => {
  const rows = await tx
    .selectFrom('negotiation_round_line as line')
    .innerJoin('negotiation_round as round', 'round.id', 'line.round_id')
    .innerJoin('product', 'product.code', 'line.product_code')
    .select(['line.round_id', 'line.product_code as code', 'product.name', 'line.quantity'])
    .select(['line.list_cents as listCents', 'line.cost_cents as costCents', 'line.unit_cents as unitCents'])
    .where('round.negotiation_id', '=', negotiationId)
    .orderBy('line.position')
    .execute()
  return Map.groupBy(rows, ({ round_id }) => round_id)
}

export type RoundLine = NonNullable<ReturnType<Awaited<ReturnType<typeof listRoundLines>>['get']>>[number]

/** The history of the statuses, the first move first. */
export const listMoves = (tx: Tx, negotiationId: number) =>
  tx.selectFrom('negotiation_move').selectAll().where('negotiation_id', '=', negotiationId).orderBy('id').execute()

export type MoveRecord = Awaited<ReturnType<typeof listMoves>>[number]

/** QUO-005: the side that a member of staff has served in a negotiation; null before he did anything in it. */
export const findServedSide = async (
  tx: Tx,
  { negotiationId, userId }: { readonly negotiationId: number; readonly userId: number },
): Promise<NegotiationSide | null> => {
  const { rows } = await sql<{ side: NegotiationSide }>`
    select side from negotiation_round where negotiation_id = ${negotiationId} and author_id = ${userId}
    union all
    select side from negotiation_move where negotiation_id = ${negotiationId} and moved_by = ${userId}
      and side is not null
    union all
    select side from negotiation_message where negotiation_id = ${negotiationId} and author_id = ${userId}
    limit 1`.execute(tx)
  return rows[0]?.side ?? null
}

/** The items of a budget as they are priced now, in cents. */
export const listPricedItems = (tx: Tx, orderId: number) =>
  tx
    .selectFrom('order_item')
    .select(['product_code as code', 'quantity', 'unit_value_cents as listCents', 'cost_cents as costCents'])
    .where('order_id', '=', orderId)
    .orderBy('position')
    .orderBy('id')
    .execute()
