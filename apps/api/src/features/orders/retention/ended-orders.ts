import { type OrderStage, type OrderStatus, orderStatuses } from '@girassol/domain/orders'
import { type RawBuilder, sql } from 'kysely'

const listStatuses = (stages: readonly OrderStage[]): readonly OrderStatus[] =>
  (Object.keys(orderStatuses) as OrderStatus[]).filter((status) => stages.includes(orderStatuses[status].stage))

/** Statuses of orders whose goods were never delivered or came back. */
const refusedStages = ['rejected', 'undone'] as const
const endedStages = [...refusedStages, 'delivered', 'expired'] as const

/** When an order was moved last; one without a line of the log ended when it was made. */
const lastMovedAt = sql`coalesce(
  (select max(order_log.created_at) from order_log
    where order_log.order_id = orders.id and from_status is distinct from to_status),
  orders.finished_at, orders.created_at)`

const endedBefore = (stages: readonly OrderStage[], before: string): RawBuilder<boolean> =>
  sql<boolean>`(orders.status = any(${listStatuses(stages)}) and orders.created_at < ${before}
    and ${lastMovedAt} < ${before})`

/** SQL: the order was delivered, expired, rejected, cancelled or returned before the instant. */
export const orderEndedBefore = (before: string) => endedBefore(endedStages, before)

/** SQL: the order was rejected, cancelled or returned before the instant. */
export const orderRefusedBefore = (before: string) => endedBefore(refusedStages, before)
