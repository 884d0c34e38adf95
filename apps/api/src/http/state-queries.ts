import { sql } from 'kysely'
import type { Database } from '../database/connection.ts'

export type QueueState = {
  readonly name: string
  readonly waiting: number
  readonly failed: number
  /** The age of the oldest job that waits or failed once, in seconds; 0 if none. */
  readonly oldest_seconds: number
}

/** The jobs and effects of each queue; a delayed job counts from its creation. */
export const findQueueStates = async (db: Database): Promise<readonly QueueState[]> => {
  const { rows } = await sql<QueueState>`
    select queue.name, count(job.id) filter (where job.state < 'completed')::integer as waiting,
      count(job.id) filter (where job.state = 'failed')::integer as failed,
      coalesce(extract(epoch from clock_timestamp() - min(job.created_on) filter (where job.state < 'completed')), 0)::float8
        as oldest_seconds
    from pgboss.queue as queue left join pgboss.job as job on job.name = queue.name
      and job.state in ('created', 'retry', 'active', 'failed')
    group by queue.name`.execute(db)
  return rows
}

export type SourceState = {
  readonly source: string
  /** Messages that could not be used and that nobody has handled. */
  readonly dead: number
  /** Seconds since the last message. */
  readonly age_seconds: number
}

/** The messages of each system that has sent one. */
export const findSourceStates = async (db: Database, now: string): Promise<readonly SourceState[]> => {
  const { rows } = await sql<SourceState>`
    select source, count(*) filter (where outcome = 'dead' and handled_at is null)::integer as dead,
      extract(epoch from ${now}::timestamptz - max(received_at))::float8 as age_seconds
    from inbound_event group by source`.execute(db)
  return rows
}
