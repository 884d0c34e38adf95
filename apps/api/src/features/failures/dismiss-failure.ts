import type * as contract from '@girassol/contract/failures'
import type { Handler } from '../../http/context.ts'
import { notFound } from '../../http/refused.ts'
import { recordChange } from '../../records/record-change.ts'
import { deleteFailed, lockOperation } from './failure-store.ts'
import { failureSubject } from './failure-subject.ts'

/**
 * C-140: removes a failure from the list. Only a failed job can be removed; others are still running, or have
 * succeeded.
 */
export const dismissFailure: Handler<typeof contract.dismissFailure> = async (
  { tx, now, actor: author },
  { params: { failure } },
) => {
  const job = await lockOperation(tx, failure)
  if (job?.state !== 'failed') throw notFound('Operação não encontrada.')
  await deleteFailed(tx, job)
  await recordChange(tx, {
    now,
    author,
    action: 'remove',
    subject: { kind: 'failure', ...(await failureSubject(tx, job)) },
    before: { tries: job.retry_count + 1 },
    after: null,
  })
  return null
}
