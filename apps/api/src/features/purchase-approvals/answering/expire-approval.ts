import type { Tx } from '../../../http/context.ts'
import type { Mover } from '../../order-record/mover.ts'
import { lockRequester } from './lock-approval.ts'
import { storeAnswer } from './store-answer.ts'

const selectExpired = (tx: Tx, now: string) =>
  tx.selectFrom('purchase_approval').where('status', '=', 'PENDING').where('expires_at', '<=', now)

/** COMP-012: the approvals that nobody answered in time. */
export const listExpiredApprovals = async (tx: Tx, now: string): Promise<number[]> =>
  (await selectExpired(tx, now).select('id').orderBy('id').execute()).map(({ id }) => id)

/** COMP-012: stores what reads already compute, and tells the requester once; an answer of the same moment wins. */
export const expireApproval = async (mover: Mover, id: number): Promise<void> => {
  const { tx, now } = mover
  const expired = await selectExpired(tx, now)
    .select(['id', 'order_id', 'source', 'requested_by', 'total_cents'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (expired === undefined) return
  await lockRequester(tx, expired.requested_by)
  await storeAnswer(mover, expired, { status: 'EXPIRED', reason: null })
}
