import { listOperations } from '@girassol/domain/failures'
import { operationFailed, operationFailedTitle } from '@girassol/domain/notifications'
import { sql } from 'kysely'
import type { Tx } from '../../http/context.ts'
import type { Dependencies } from '../../http/dependencies.ts'
import { createOutbox } from '../../outbox/outbox.ts'
import { notifyRoles } from '../notifications/notify-roles.ts'
import { type FailedJob, nameJob, readErrorMessage } from './failed-job.ts'
import { findFailureRecords } from './failure-record-queries.ts'

/** The copy of such a notification by e-mail: reporting that it failed would send the next copy. */
const isOwnCopy = sql`(job.name = 'mail.notification' and exists (
  select from notification
  where notification.id = (job.data ->> 'notificationId')::integer and notification.title = ${operationFailedTitle}))`

/** The run of a scheduled task before this one failed too, so that an hourly task is reported once. */
const failedBefore = sql`(job.name = any(${[...listOperations('tasks')]}::text[]) and (
  select earlier.state = 'failed' from pgboss.job as earlier
  where earlier.name = job.name and earlier.created_on < job.created_on and earlier.state in ('completed', 'failed')
  order by earlier.created_on desc limit 1))`

/** Marks all failures that nobody was told about as reported; returns those to report. Of two processes one gets each. */
const takeUnreported = async (tx: Tx, now: string): Promise<readonly FailedJob[]> => {
  const { rows } = await sql<FailedJob & { readonly is_silent: boolean | null }>`
    with taken as (
      insert into reported_failure (job_id, tries, reported_at)
      select id, retry_count + 1, ${now} from pgboss.job
      where state = 'failed' and name = any(${[...listOperations()]}::text[])
      on conflict do nothing
      returning job_id
    )
    select job.id, job.name, job.data, job.retry_count, job.created_on, job.completed_on, job.output,
      (${isOwnCopy} or ${failedBefore}) as is_silent
    from pgboss.job as job join taken on taken.job_id = job.id
    order by job.completed_on, job.id`.execute(tx)
  return rows.filter((row) => row.is_silent !== true)
}

/** Jobs are deleted after a month. */
const forgetDeletedJobs = (tx: Tx) =>
  sql`delete from reported_failure where not exists (select from pgboss.job where id = job_id)`.execute(tx)

/**
 * REL-015: notifies the administrators, once, of each job, effect and e-mail whose last try failed, and logs it. The
 * list of failures shows them until they are retried or dismissed.
 */
export const reportFailures = async ({ connection, boss, clock, log }: Dependencies): Promise<void> => {
  const now = clock()
  const failed = await connection.db.transaction().execute(async (tx) => {
    await forgetDeletedJobs(tx)
    const jobs = await takeUnreported(tx, now)
    const findRecord = await findFailureRecords(tx, jobs)
    const context = { tx, now, outbox: createOutbox(boss, tx) }
    for (const job of jobs) {
      const record = findRecord(job)
      const orderId = record?.kind === 'order' ? record.id : null
      await notifyRoles(context, operationFailed(nameJob(job), orderId), orderId)
    }
    return jobs
  })
  for (const job of failed) {
    const fields = { job: job.name, id: job.id, tries: job.retry_count + 1, error: readErrorMessage(job) }
    log?.warn(fields, 'job failed for good')
  }
}
