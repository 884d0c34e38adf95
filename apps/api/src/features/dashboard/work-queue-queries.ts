import { isOrderWork, type WorkQueue } from '@girassol/domain/dashboard'
import { reaisFrom } from '@girassol/domain/shared'
import { type RawBuilder, sql } from 'kysely'
import type { Reading } from '../order-record/order-lines.ts'
import { isInScope } from '../order-record/readable-orders.ts'
import { isInQueue } from '../orders/list/queue-conditions.ts'

type Waiting = {
  readonly id: string
  readonly name: string
  readonly amount_cents: number | null
  readonly since: string | null
}

/** A queue is counted up to this number; the screen shows more as '999+'. */
const countedUpTo = 999

/** USE-023: an order waits since its status last changed. */
const orderSince = sql`coalesce(
  (select max(l.created_at) from order_log l where l.order_id = orders.id and l.to_status = orders.status
    and l.from_status is distinct from l.to_status),
  orders.finished_at, orders.created_at)`

/** Null for a record that was never changed here. */
const bannerSince = sql`(select max(a.made_at) from audit_entry a
  where a.subject_kind = 'banner' and a.subject_id = banner.id::text)`

/** The records without an order that wait, each found by its own partial index. */
const recordSources = {
  // A day of the reconciliation, with the sum of its open differences.
  handleDifferences: sql`select day::text as id, 'Conciliação de ' || to_char(day, 'DD/MM/YYYY') as name,
    sum(abs(coalesce(there_cents, 0) - coalesce(here_cents, 0)))::bigint as amount_cents, min(found_at) as since
    from reconciliation_row where state = 'OPEN' and kind <> 'EQUAL' group by day`,
  reviewRegistration: sql`select seller.id::text as id, seller.fancy_name as name, null::bigint as amount_cents,
    seller.created_at as since from seller where seller.status = 'PENDING'`,
  restock: sql`select product.code as id, product.name, null::bigint as amount_cents, product.updated_at as since
    from product where product.active and product.online_store and product.remaining_quantity <= 0`,
  reviewBanner: sql`select banner.id::text as id, banner.title as name, null::bigint as amount_cents,
    ${bannerSince} as since from banner where not banner.active`,
} as const

const selectSource = ({ actor, now }: Reading, queue: WorkQueue): RawBuilder<unknown> => {
  if (!isOrderWork(queue)) return recordSources[queue as keyof typeof recordSources]
  return sql`select orders.id::text as id, coalesce(orders.customer_name, '') as name,
    orders.total_invoice_cents as amount_cents, ${orderSince} as since
    from orders where ${isInScope(actor)} and ${isInQueue(queue, { roles: actor.roles, now })}`
}

/** The oldest records of one queue. */
export const waitingRows = (reading: Reading, { queue, take }: { queue: WorkQueue; take: number }) =>
  sql<Waiting>`${selectSource(reading, queue)} order by since, id limit ${take}`

/** How many records wait in one queue, counted to one more than is shown. */
export const waitingCount = (reading: Reading, queue: WorkQueue) =>
  sql<{ count: number }>`select count(*)::integer as count
    from (select from (${selectSource(reading, queue)}) as source limit ${countedUpTo + 1}) as counted`

const readQueue = async (reading: Reading, query: { queue: WorkQueue; take: number }) => {
  const { tx, actor } = reading
  const { rows } = await waitingRows(reading, query).execute(tx)
  const isWhole = rows.length < query.take
  const count = isWhole ? rows.length : ((await waitingCount(reading, query.queue).execute(tx)).rows[0]?.count ?? 0)
  return {
    queue: query.queue,
    count: Math.min(count, countedUpTo),
    isExact: count <= countedUpTo,
    oldestAt: rows[0]?.since ?? null,
    rows: rows.map(({ id, name, amount_cents, since }) => ({
      queue: query.queue,
      id,
      name,
      amount: amount_cents === null || !actor.canViewProductPrices ? null : reaisFrom(amount_cents),
      since,
    })),
  }
}

/** Oldest first; records without an age come last. */
const compareAges = (a: string | null, b: string | null): number => {
  if (a === b) return 0
  if (a === null || b === null) return a === null ? 1 : -1
  return a < b ? -1 : 1
}

type Query = { readonly queues: readonly WorkQueue[]; readonly only: WorkQueue | undefined; readonly take: number }

/**
 * The records that wait in these queues, oldest first, with the count and the age of each queue; one query per queue.
 */
export const listWorkQueue = async (reading: Reading, { queues, only, take }: Query) => {
  const found = []
  for (const queue of queues) found.push(await readQueue(reading, { queue, take }))
  const shown = found.filter(({ queue }) => only === undefined || queue === only)
  const data = shown.flatMap(({ rows }) => rows).toSorted((a, b) => compareAges(a.since, b.since))
  return {
    queues: found.map(({ rows: _, ...counted }) => counted),
    data: data.slice(0, take),
    total: shown.reduce((sum, { count }) => sum + count, 0),
    totalIsExact: shown.every(({ isExact }) => isExact),
  }
}
