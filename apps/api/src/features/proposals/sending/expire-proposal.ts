import { proposalExpired } from '@girassol/domain/notifications'
import { isOver, openStatuses } from '@girassol/domain/proposals'
import { toDay } from '@girassol/domain/shared'
import { sql } from 'kysely'
import type { Tx } from '../../../http/context.ts'
import type { NotifyContext } from '../../notifications/insert-notifications.ts'
import { notifyAboutProposal } from '../../notifications/notify-about-proposal.ts'
import { systemAuthor } from '../../order-record/unscoped-order.ts'
import { moveProposal } from '../move-proposal.ts'

/** PROP-015: what still waits for an answer after its last day. */
export const listEndedProposals = async (tx: Tx, now: string): Promise<number[]> => {
  const rows = await tx
    .selectFrom('proposal')
    .select('id')
    .where('status', 'in', [...openStatuses])
    .where('valid_until', '<', sql<string>`${toDay(now)}::date`)
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Stores hourly what reads already compute; a proposal that was answered or sent again in between does not change. */
export const expireProposal = async (context: NotifyContext, id: number): Promise<void> => {
  const { tx, now } = context
  const record = await tx.selectFrom('proposal').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  if (record === undefined || record.valid_until === null || !isOver(record.valid_until, now)) return
  if (!(await moveProposal(tx, record, { move: 'expire', now, author: systemAuthor }))) return
  await notifyAboutProposal(context, record.seller_id, proposalExpired(record))
}
