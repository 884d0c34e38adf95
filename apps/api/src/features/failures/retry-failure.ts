import type * as contract from '@girassol/contract/failures'
import { canRetry, failureKindLabels, retrySentences } from '@girassol/domain/failures'
import type { Context, Handler } from '../../http/context.ts'
import { orNotFound, orRefuse } from '../../http/refused.ts'
import { recordChange } from '../../records/record-change.ts'
import { findFailedJobs } from './failure-queries.ts'
import { lockOperation, retryJobs } from './failure-store.ts'
import { failureSubject } from './failure-subject.ts'

/** More than one night leaves behind; the rest needs another call. */
const mostAtOnce = 5000

type Subject = { readonly id: string; readonly name: string }

const recordRetry = ({ tx, now, actor: author }: Context, subject: Subject, retried: number): Promise<void> =>
  recordChange(tx, {
    now,
    author,
    action: 'retry',
    subject: { kind: 'failure', ...subject },
    before: null,
    after: { retried },
  })

/**
 * C-140: one more try, now. When two users request it, the second finds it already retried: no second effect, and no
 * refusal.
 */
export const retryFailure: Handler<typeof contract.retryFailure> = async (context, { params: { failure } }) => {
  const job = orNotFound(await lockOperation(context.tx, failure), 'Operação não encontrada.')
  if (job.state !== 'failed' && job.state !== 'retry') return { retried: 0 }
  orRefuse(canRetry({ name: job.name, startedAt: job.created_on }, context.now), retrySentences)
  const retried = await retryJobs(context.tx, [job.id])
  if (retried > 0) await recordRetry(context, await failureSubject(context.tx, job), retried)
  return { retried }
}

/** C-140: one more try of all failures of a kind, or of all kinds, that may be retried. */
export const retryFailures: Handler<typeof contract.retryFailures> = async (context, { body: { kind } }) => {
  const jobs = await findFailedJobs(context.tx, { kind, limit: mostAtOnce })
  const open = jobs.filter(({ name, created_on }) => canRetry({ name, startedAt: created_on }, context.now).allowed)
  const retried = await retryJobs(
    context.tx,
    open.map(({ id }) => id),
  )
  const name = kind === undefined ? 'Todas as operações' : failureKindLabels[kind]
  if (retried > 0) await recordRetry(context, { id: kind ?? 'all', name }, retried)
  return { retried }
}
