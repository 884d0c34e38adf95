import { type NegotiationSide, type StoredLossReason, takesReason } from '@girassol/domain/negotiations'
import type { WriteContext } from '../../../http/context.ts'
import type { OrderRecord } from '../order-record.ts'

type At = Pick<WriteContext, 'tx' | 'now'>

type Decided = Pick<OrderRecord, 'id' | 'seller_id' | 'total_invoice_cents'>

/** Why a budget is lost, as somebody gives it; the competitor is read by his own side alone (C-188). */
export type GivenReason = {
  readonly reason: StoredLossReason
  readonly text: string | null
  readonly side: NegotiationSide | null
  readonly competitorName: string | null
  readonly competitorPriceCents: number | null
}

const findOutcome = ({ tx }: At, orderId: number) =>
  tx.selectFrom('budget_outcome').selectAll().where('order_id', '=', orderId).executeTakeFirst()

/**
 * QUO-023, C-188: stores why a locked budget is lost. The first reason that a person gives wins, and 'Venceu' yields to
 * one for 30 days.
 */
export const giveLossReason = async (
  at: At & { readonly userId: number | null },
  { id, seller_id }: Pick<OrderRecord, 'id' | 'seller_id'>,
  given: GivenReason,
): Promise<void> => {
  const { tx, now, userId } = at
  const stored = await findOutcome(at, id)
  const known = { reason: stored?.reason ?? null, decidedAt: stored?.decided_at ?? null }
  if (stored?.outcome === 'WON' || !takesReason(known, now)) return
  const reason = {
    reason: given.reason,
    text: given.text,
    side: given.side,
    competitor_name: given.competitorName,
    competitor_price_cents: given.competitorPriceCents,
    reason_by: userId,
    reason_at: now,
  }
  await tx
    .insertInto('budget_outcome')
    .values({ order_id: id, seller_id, ...reason })
    .onConflict((conflict) => conflict.column('order_id').doUpdateSet(reason))
    .execute()
}

/**
 * QUO-023: stores how a locked budget ended, once; `at` is the instant of its end. A removed budget that had expired was
 * lost when it expired.
 */
export const decideBudget = async (
  { tx }: Pick<At, 'tx'>,
  { id, seller_id, total_invoice_cents: total_cents }: Decided,
  { outcome, at }: { readonly outcome: 'WON' | 'LOST'; readonly at: string },
): Promise<void> => {
  const decided = { outcome, decided_at: at, total_cents, seller_id }
  await tx
    .insertInto('budget_outcome')
    .values({ order_id: id, ...decided })
    .onConflict((conflict) =>
      conflict.column('order_id').doUpdateSet(decided).where('budget_outcome.outcome', 'is', null),
    )
    .execute()
}
