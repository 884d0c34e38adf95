import { createHash } from 'node:crypto'
import { proposalViewed } from '@girassol/domain/notifications'
import { minutesOfOneView } from '@girassol/domain/proposals'
import { plusHours } from '@girassol/domain/shared'
import { sql } from 'kysely'
import type { Tx } from '../../../http/context.ts'
import { recordWebhookEvent } from '../../../records/webhook-events.ts'
import type { NotifyContext } from '../../notifications/insert-notifications.ts'
import { notifyAboutProposal } from '../../notifications/notify-about-proposal.ts'
import { auditMove, endCustomer } from '../move-proposal.ts'
import type { ProposalRecord } from '../proposal-store.ts'

export type Visitor = { readonly address: string; readonly userAgent: string }

/** Names nobody, and is another one for each proposal. */
const hashVisitor = ({ link_nonce }: ProposalRecord, { address, userAgent }: Visitor): string =>
  createHash('sha256').update(`${link_nonce}\n${address}\n${userAgent}`).digest('base64url')

/** False when the same visitor was counted within the last 30 minutes (C-170). */
const isNewView = async (tx: Tx, proposalId: number, { visitor, now }: { visitor: string; now: string }) => {
  const counted = await tx
    .insertInto('proposal_view')
    .values({ proposal_id: proposalId, visitor, counted_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(['proposal_id', 'visitor'])
        .doUpdateSet({ counted_at: now })
        .where('proposal_view.counted_at', '<=', plusHours(now, -minutesOfOneView / 60)),
    )
    .returning('visitor')
    .executeTakeFirst()
  return counted !== undefined
}

/** PROP-010: the first view moves SENT to VIEWED and is notified, once; it changes nothing that an edit starts from. */
const markViewed = async (tx: Tx, id: number): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('proposal')
    .set({ status: 'VIEWED' })
    .where('id', '=', id)
    .where('status', '=', 'SENT')
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** PROP-010, C-170: counts an opening of the public page. */
export const countView = async (context: NotifyContext, record: ProposalRecord, visitor: Visitor): Promise<void> => {
  const { tx, now } = context
  if (!(await isNewView(tx, record.id, { visitor: hashVisitor(record, visitor), now }))) return
  await tx
    .updateTable('proposal')
    .set({
      views: sql`views + 1`,
      first_viewed_at: sql`coalesce(first_viewed_at, ${now}::timestamptz)`,
      last_viewed_at: now,
    })
    .where('id', '=', record.id)
    .execute()
  if (await markViewed(tx, record.id)) {
    await auditMove(tx, record, { move: 'view', now, author: endCustomer, from: 'SENT' })
    const data = { id: record.id, status: 'VIEWED' }
    await recordWebhookEvent(tx, { type: 'proposal.viewed', data, sellerId: record.seller_id, now })
    await notifyAboutProposal(context, record.seller_id, proposalViewed(record))
  }
}
