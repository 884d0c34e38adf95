import type { Tx } from '../../http/context.ts'
import { type FailedJob, labelOfJob } from './failed-job.ts'
import { findFailureRecords } from './failure-record-queries.ts'

/** What the log calls an operation: 'Criação do pedido · Pedido 10482'. */
export const failureSubject = async (tx: Tx, job: FailedJob) => {
  const recordOf = await findFailureRecords(tx, [job])
  return { id: job.id, name: [labelOfJob(job), recordOf(job)?.name ?? []].flat().join(' · ') }
}
