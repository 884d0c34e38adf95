import { type Expression, type SqlBool, sql } from 'kysely'
import type { Tx } from '../../http/context.ts'
import type { FailedJob } from './failed-job.ts'

/** A step of an order that failed at the first try in the ERP. */
export type WaitingStep = FailedJob & {
  readonly order_id: number
  /** When the queue tries again (UTC ISO); null once it has given up. */
  readonly next_try_at: string | null
  readonly is_trying: boolean
}

/** Sent to the ERP at least once without success: it has failed, waits for its next try, or is being tried again. */
const isWaiting = sql<SqlBool>`job.name = 'erp.order-step' and (job.state = 'failed'
  or (job.state = 'retry') or (job.state = 'active' and job.retry_count > 0))`

const orderOfJob = sql<number>`(job.data ->> 'orderId')::integer`

/** The oldest step that the ERP has not accepted, with how many other orders wait too (USE-020). */
export const findWaitingStep = async (
  tx: Tx,
  orderId: number,
): Promise<(WaitingStep & { readonly others: number }) | undefined> => {
  const { rows } = await sql<WaitingStep & { readonly others: number }>`
    select job.id, job.name, job.data, job.retry_count - (job.state = 'active')::integer as retry_count, job.created_on,
      coalesce(job.completed_on, job.started_on) as completed_on, job.output, ${orderOfJob} as order_id,
      case when job.state = 'retry' then job.start_after end as next_try_at,
      job.state = 'active' or (job.state = 'retry' and job.start_after <= clock_timestamp()) as is_trying,
      (select count(distinct ${orderOfJob})::integer from pgboss.job where ${isWaiting}) - 1 as others
    from pgboss.job where ${isWaiting} and ${orderOfJob} = ${orderId}
    order by job.created_on limit 1`.execute(tx)
  return rows[0]
}

/** The orders that wait for the ERP, as a condition of a list (USE-020). */
export const isWaitingForErp: Expression<SqlBool> = sql<SqlBool>`orders.id in (
  select ${orderOfJob} from pgboss.job where ${isWaiting})`

/** How many orders wait for the ERP, and since when the first one waits; 0 and null if none does. */
export const countWaitingForErp = async (
  tx: Tx,
): Promise<{ readonly orders: number; readonly since: string | null }> => {
  const { rows } = await sql<{ orders: number; since: string | null }>`
    select count(distinct ${orderOfJob})::integer as orders, min(job.created_on) as since
    from pgboss.job where ${isWaiting}`.execute(tx)
  return rows[0] ?? { orders: 0, since: null }
}
