import type { Tx } from '../../http/context.ts'
import { type FailedJob, nameJob } from './failed-job.ts'
import { findFailureRecords } from './failure-record-queries.ts'

/** The name of an operation in the log: 'Criação do pedido · Pedido 10482'. */
export const failureSubject = async (tx: Tx, job: FailedJob) => {
  const findRecord = await findFailureRecords(tx, [job])
  return { id: job.id, name: [nameJob(job), findRecord(job)?.name ?? []].flat().join(' · ') }
}
