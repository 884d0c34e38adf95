import { type OrderQueue, queueCountedUpTo, queuesFor } from '@girassol/domain/orders'
import { sql } from 'kysely'
import type { Reading } from './order-lines.ts'
import { isInScope } from './order-queries.ts'
import { isInQueue } from './queue-conditions.ts'

type Counted = { readonly queue: OrderQueue; readonly count: number; readonly isExact: boolean }

const countOf = ({ actor, now }: Reading, queue: OrderQueue) => sql`
  (select count(*)::integer from (select from orders
    where ${isInScope(actor)} and ${isInQueue(queue, { roles: actor.roles, now })}
    limit ${sql.lit(queueCountedUpTo + 1)}) as counted) as ${sql.ref(queue)}`

/** One statement for all queues of the caller's roles; null for who has none. */
export const queueCounts = (reading: Reading) => {
  const queues = queuesFor(reading.actor.roles)
  if (queues.length === 0) return null
  return sql<Partial<Record<OrderQueue, number>>>`select ${sql.join(queues.map((queue) => countOf(reading, queue)))}`
}

/** How many orders of the caller's scope wait in each queue of the caller's roles, counted to 999. */
export const countQueues = async (reading: Reading): Promise<Counted[]> => {
  const statement = queueCounts(reading)
  if (statement === null) return []
  const counts = (await statement.execute(reading.tx)).rows[0] ?? {}
  return queuesFor(reading.actor.roles).map((queue) => {
    const count = counts[queue] ?? 0
    return { queue, count: Math.min(count, queueCountedUpTo), isExact: count <= queueCountedUpTo }
  })
}
