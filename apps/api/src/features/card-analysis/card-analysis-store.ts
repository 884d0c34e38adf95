import type { CardAnalysisLogType, CardAnalysisStatus } from '@girassol/domain/card-analysis'
import type { Updateable } from 'kysely'
import type { DB } from '../../database/schema.ts'
import type { Tx, WriteContext } from '../../http/context.ts'
import { Refused } from '../../http/refused.ts'

/** One analysis per order, even if the capture is reported more than once. */
export const insertAnalysis = async (tx: Tx, orderId: number, now: string): Promise<void> => {
  await tx
    .insertInto('card_analysis')
    .values({ order_id: orderId, created_at: now })
    .onConflict((conflict) => conflict.column('order_id').doNothing())
    .execute()
}

type Step = { readonly from: CardAnalysisStatus; readonly changes: Updateable<DB['card_analysis']> }

/** The update is conditional on the status: when two users act at once, one succeeds and the other gets 409. */
export const moveAnalysis = async (tx: Tx, id: number, { from, changes }: Step): Promise<void> => {
  const moved = await tx
    .updateTable('card_analysis')
    .set(changes)
    .where('id', '=', id)
    .where('status', '=', from)
    .returning('id')
    .executeTakeFirst()
  if (!moved) throw new Refused('Outra pessoa acabou de mudar esta análise.', { status: 409, reason: 'movedAlready' })
}

/** Only while it is still pending: another user may have received a result in between. */
export const updateCheckFailure = async ({ tx, now }: Pick<WriteContext, 'tx' | 'now'>, id: number): Promise<void> => {
  await tx
    .updateTable('card_analysis')
    .set({ check_failed_at: now })
    .where('id', '=', id)
    .where('status', '=', 'AWAITING_ANALYSIS')
    .execute()
}

type Line = { readonly id: number; readonly type: CardAnalysisLogType; readonly description: string }

export const logAnalysis = async ({ tx, actor, now }: Pick<WriteContext, 'tx' | 'actor' | 'now'>, line: Line) => {
  await tx
    .insertInto('card_analysis_log')
    .values({
      card_analysis_id: line.id,
      user_id: actor.userId,
      type: line.type,
      description: line.description,
      created_at: now,
    })
    .execute()
}
