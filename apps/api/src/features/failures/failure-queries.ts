import type { listFailures } from '@girassol/contract/failures'
import type { InputFor, ResponseFor } from '@girassol/contract/http/endpoint'
import { type FailureKind, listOperations } from '@girassol/domain/failures'
import { sql } from 'kysely'
import { countLimit, toPage } from '../../database/to-page.ts'
import type { Tx } from '../../http/context.ts'
import { type FailedJob, toFailure } from './failed-job.ts'
import { findFailureRecords } from './failure-record-queries.ts'

/** A call to the ERP is listed while it waits for a retry after a failed try (USE-020). */
const waitsForErp = sql`(job.state = 'retry' and job.start_after > clock_timestamp()
  and job.name = any(${[...listOperations('erp')]}::text[]))`

/** Of a scheduled task only the last run counts: a run that failed is not listed after a later run. */
const failedFor = (kind: FailureKind | undefined) => sql`
  from pgboss.job as job
  where (job.state = 'failed' or ${waitsForErp}) and name = any(${[...listOperations(kind)]}::text[])
    and (name <> all(${[...listOperations('tasks')]}::text[]) or not exists (
      select from pgboss.job as later
      where later.name = job.name and later.created_on > job.created_on and later.state in ('completed', 'failed')))`

type Query = InputFor<typeof listFailures>['query']

const countFailures = async (tx: Tx, { kind }: Query): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from (select 1 ${failedFor(kind)} limit ${countLimit}) as some`.execute(tx)
  return rows[0]?.count ?? 0
}

/** The failed jobs, of one kind or all, newest first. */
export const findFailedJobs = async (
  tx: Tx,
  {
    kind,
    limit,
    offset = 0,
  }: { readonly kind: FailureKind | undefined; readonly limit: number; readonly offset?: number },
): Promise<readonly FailedJob[]> => {
  const { rows } = await sql<FailedJob>`
    select id, name, data, retry_count, created_on, coalesce(completed_on, started_on, created_on) as completed_on,
      output, case when state = 'retry' then start_after end as next_try_at ${failedFor(kind)}
    order by coalesce(completed_on, started_on, created_on) desc, id desc limit ${limit} offset ${offset}`.execute(tx)
  return rows
}

/** A page of failed jobs, with the records they refer to (C-140). */
export const findFailures = async (tx: Tx, query: Query, now: string): Promise<ResponseFor<typeof listFailures>> => {
  const { kind, skip, take } = query
  const jobs = await findFailedJobs(tx, { kind, limit: take, offset: (skip - 1) * take })
  const findRecord = await findFailureRecords(tx, jobs)
  const data = jobs.map((job) => toFailure(job, { record: findRecord(job), now }))
  return toPage(data, query, () => countFailures(tx, query))
}
