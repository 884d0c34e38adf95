import { type ProposalMove, type ProposalStatus, proposalMoves } from '@girassol/domain/proposals'
import { sql, type Updateable } from 'kysely'
import type { Proposal } from '../../database/schema.ts'
import type { Tx } from '../../http/context.ts'
import { type ChangeAuthor, recordChange } from '../../records/record-change.ts'
import type { ProposalRecord } from './proposal-store.ts'

/** The author of what happens through the public link; nothing says that it was the person who is named (decision 059). */
export const endCustomer = { userId: null, name: 'Cliente' } as const

type Moved = Pick<ProposalRecord, 'id' | 'number'>
type By = { readonly move: ProposalMove; readonly now: string; readonly author: ChangeAuthor }

/**
 * C-156, C-172: the audit entry of a move, which the distributor's administrator reads. It holds the number and both
 * statuses, and nothing else of the proposal.
 */
export const auditMove = async (
  tx: Tx,
  { id, number }: Moved,
  { move, now, author, from }: By & { readonly from: ProposalStatus },
): Promise<void> => {
  await recordChange(tx, {
    now,
    author,
    action: 'change',
    subject: { kind: 'proposal', id, name: String(number) },
    before: { status: from },
    after: { status: proposalMoves[move].to },
  })
}

/**
 * Moves a locked proposal by the table of moves, and audits the move; false if its status does not allow it any more, so
 * of several calls only one succeeds (C-152).
 */
export const moveProposal = async (
  tx: Tx,
  record: Moved & Pick<ProposalRecord, 'status'>,
  { move, now, author, ...changes }: Updateable<Proposal> & By,
): Promise<boolean> => {
  const { from, to } = proposalMoves[move]
  const { numUpdatedRows } = await tx
    .updateTable('proposal')
    .set({ ...changes, status: to, version: sql`version + 1`, updated_at: now })
    .where('id', '=', record.id)
    .where('status', 'in', [...from])
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return false
  await auditMove(tx, record, { move, now, author, from: record.status })
  return true
}
