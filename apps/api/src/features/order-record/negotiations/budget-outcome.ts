import { type NegotiationSide, type StoredLossReason, takesReason } from '@girassol/domain/negotiations'
import type { WriteContext } from '../../../http/context.ts'
import type { OrderRecord } from '../order-record.ts'

type At = Pick<WriteContext, 'tx' | 'now'>

type Decided = Pick<OrderRecord, 'id' | 'seller_id' | 'total_invoice_cents'>

/** The competitor to whom a budget is lost, and the side of who names it, which alone reads it (C-188). */
export type NamedCompetitor = {
  readonly side: NegotiationSide
  readonly name: string | null
  readonly priceCents: number | null
}

/** Why a budget is lost, and the side in whose name that is said. */
export type GivenReason = {
  readonly reason: StoredLossReason
  readonly text: string | null
  readonly side: NegotiationSide | null
  readonly competitor: NamedCompetitor | null
}

const findOutcome = ({ tx }: At, orderId: number) =>
  tx.selectFrom('budget_outcome').selectAll().where('order_id', '=', orderId).executeTakeFirst()

type By = At & { readonly userId: number | null }

type Lost = Pick<OrderRecord, 'id' | 'seller_id'>

const storeReason = async ({ tx, now, userId }: By, { id, seller_id }: Lost, given: GivenReason): Promise<void> => {
  const { reason, text, side } = given
  const set = { reason, text, side, reason_by: userId, reason_at: now }
  await tx
    .insertInto('budget_outcome')
    .values({ order_id: id, seller_id, ...set })
    .onConflict((conflict) => conflict.column('order_id').doUpdateSet(set))
    .execute()
}

/** Each side has its own competitor of a budget, whose reason is not always the one that counts. */
const storeCompetitor = async (
  { tx, now, userId }: By,
  { id, seller_id }: Lost,
  { side, name, priceCents }: NamedCompetitor,
): Promise<void> => {
  const set = { name, price_cents: priceCents, named_by: userId, named_at: now }
  await tx
    .insertInto('budget_competitor')
    .values({ order_id: id, seller_id, side, ...set })
    .onConflict((conflict) => conflict.columns(['order_id', 'seller_id', 'side']).doUpdateSet(set))
    .execute()
}

/**
 * QUO-023, C-188: stores why a locked budget is lost. The first reason that a person gives wins, and 'Venceu' yields to
 * one for 30 days. The last competitor that a side names replaces its earlier one.
 */
export const giveLossReason = async (by: By, lost: Lost, given: GivenReason): Promise<void> => {
  const stored = await findOutcome(by, lost.id)
  if (stored?.outcome === 'WON') return
  const known = { reason: stored?.reason ?? null, decidedAt: stored?.decided_at ?? null }
  if (takesReason(known, by.now)) await storeReason(by, lost, given)
  if (given.competitor !== null) await storeCompetitor(by, lost, given.competitor)
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
