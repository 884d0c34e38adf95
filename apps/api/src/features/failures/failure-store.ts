import { listOperations } from '@girassol/domain/failures'
import { sql } from 'kysely'
import type { Tx } from '../../http/context.ts'
import type { FailedJob } from './failed-job.ts'

/** The operation in any state, locked until the end of the transaction; undefined if there is none. */
export const lockOperation = async (
  tx: Tx,
  id: string,
): Promise<(FailedJob & { readonly state: string }) | undefined> => {
  const { rows } = await sql<FailedJob & { readonly state: string }>`
    select id, name, data, retry_count, created_on, completed_on, output, state from pgboss.job
    where id = ${id} and name = any(${[...listOperations()]}::text[]) for update`.execute(tx)
  return rows[0]
}

/**
 * Returns jobs to the queue for one more try each, now: failed ones and those that wait for their next try (USE-020).
 * pg-boss' own `retry` does the same, but its look-up of the queue would wait for ever inside a transaction of the
 * embedded database. Returns how many jobs were not being tried already.
 */
export const retryJobs = async (tx: Tx, ids: readonly string[]): Promise<number> => {
  const { numAffectedRows } = await sql`
    update pgboss.job set state = 'retry', retry_limit = retry_limit + (state = 'failed')::integer,
      completed_on = null, start_after = clock_timestamp()
    where id = any(${[...ids]}::uuid[])
      and (state = 'failed' or (state = 'retry' and start_after > clock_timestamp()))`.execute(tx)
  return Number(numAffectedRows ?? 0)
}

/** Removes a failed job from the list; for a task, its earlier failed runs too. */
export const deleteFailed = async (tx: Tx, { id, name }: Pick<FailedJob, 'id' | 'name'>): Promise<void> => {
  await sql`
    delete from pgboss.job where state = 'failed'
      and (id = ${id} or (name = ${name} and name = any(${[...listOperations('tasks')]}::text[])))`.execute(tx)
}
