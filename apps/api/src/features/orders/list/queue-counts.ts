import type { ViewCount } from '@girassol/contract/orders'
import {
  listStatusesIn,
  type OrderQueue,
  orderQueues,
  queueCountedUpTo,
  queuesFor,
  travellingStatuses,
} from '@girassol/domain/orders'
import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Reading } from '../../order-record/order-lines.ts'
import { isInScope } from '../../order-record/readable-orders.ts'
import { isInQueue } from './queue-conditions.ts'

type Counted = ViewCount & { readonly queue: OrderQueue }

const countWhere = ({ actor }: Reading, condition: Expression<SqlBool>, name: string) => sql`
  (select count(*)::integer from (select from orders
    where ${isInScope(actor)} and ${condition}
    limit ${sql.lit(queueCountedUpTo + 1)}) as counted) as ${sql.ref(name)}`

const selectQueueCount = (reading: Reading, queue: OrderQueue) =>
  countWhere(reading, isInQueue(queue, { roles: reading.actor.roles, now: reading.now }), queue)

const toCount = (count = 0): ViewCount => ({
  count: Math.min(count, queueCountedUpTo),
  isExact: count <= queueCountedUpTo,
})

const selectAll = <Name extends string>(counts: readonly RawBuilder<unknown>[]) =>
  sql<Partial<Record<Name, number>>>`select ${sql.join([...counts])}`

/** One statement for all queues of the caller's roles; null for a caller without queues. */
export const queueCounts = (reading: Reading) => {
  const queues = queuesFor(reading.actor.roles)
  if (queues.length === 0) return null
  return selectAll<OrderQueue>(queues.map((queue) => selectQueueCount(reading, queue)))
}

/** How many orders of the caller's scope wait in each queue of the caller's roles, counted to 999. */
export const countQueues = async (reading: Reading): Promise<Counted[]> => {
  const statement = queueCounts(reading)
  if (statement === null) return []
  const counts = (await statement.execute(reading.tx)).rows[0] ?? {}
  return queuesFor(reading.actor.roles).map((queue) => ({ queue, ...toCount(counts[queue]) }))
}

const hasAnyStatus = (statuses: readonly string[]): Expression<SqlBool> =>
  sql<SqlBool>`orders.status in (${sql.join(statuses.map((status) => sql.lit(status)))})`

const selectListQueues = (reading: Reading): readonly OrderQueue[] =>
  queuesFor(reading.actor.roles).filter((queue) => orderQueues[queue].list === 'orders')

/** One statement for the views of the order list: all orders, those in progress, and the queues (USE-025). */
export const viewCounts = (reading: Reading) =>
  selectAll<OrderQueue | 'all' | 'travelling'>([
    countWhere(reading, sql<SqlBool>`orders.status <> 'CART' and ${hasAnyStatus(listStatusesIn('orders'))}`, 'all'),
    countWhere(reading, hasAnyStatus(travellingStatuses), 'travelling'),
    ...selectListQueues(reading).map((queue) => selectQueueCount(reading, queue)),
  ])

/** The counts of the views of the order list, each up to 999 and within the caller's scope. */
export const countViews = async (reading: Reading) => {
  const counts = (await viewCounts(reading).execute(reading.tx)).rows[0] ?? {}
  return {
    all: toCount(counts.all),
    travelling: toCount(counts.travelling),
    queues: selectListQueues(reading).map((queue) => ({ queue, ...toCount(counts[queue]) })),
  }
}
