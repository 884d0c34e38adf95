import type { SuggestionStatus } from '@girassol/domain/substitutions'
import type { Tx } from '../../../http/context.ts'

type NewSuggestion = {
  readonly orderId: number
  readonly sellerId: number
  readonly replaces: string
  readonly by: string
  readonly text: string | null
  readonly madeBy: number
  readonly now: string
}

/** The suggestions of an order that no answer has ended, for the rule that allows one at a time. */
export const listUnanswered = (tx: Tx, orderId: number) =>
  tx
    .selectFrom('substitution_suggestion')
    .select(['id', 'status', 'made_at as madeAt'])
    .where('order_id', '=', orderId)
    .where('status', '=', 'OPEN')
    .execute()

/** Records that the open suggestion of a locked order has lapsed, so that another one may be made. */
export const lapseSuggestions = async (tx: Tx, orderId: number): Promise<void> => {
  await tx
    .updateTable('substitution_suggestion')
    .set({ status: 'LAPSED' })
    .where('order_id', '=', orderId)
    .where('status', '=', 'OPEN')
    .execute()
}

export const insertSuggestion = async (tx: Tx, made: NewSuggestion): Promise<number> => {
  const { id } = await tx
    .insertInto('substitution_suggestion')
    .values({
      order_id: made.orderId,
      seller_id: made.sellerId,
      replaces_code: made.replaces,
      by_code: made.by,
      text: made.text,
      made_by: made.madeBy,
      made_at: made.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

type Answer = {
  readonly status: Extract<SuggestionStatus, 'ACCEPTED' | 'REFUSED'>
  readonly by: number
  readonly now: string
  readonly reason: string | null
}

/** Stores the answer to an open suggestion of a locked order. */
export const answerSuggestion = async (tx: Tx, id: number, { status, by, now, reason }: Answer): Promise<void> => {
  await tx
    .updateTable('substitution_suggestion')
    .set({ status, answered_by: by, answered_at: now, reason })
    .where('id', '=', id)
    .where('status', '=', 'OPEN')
    .execute()
}
