import { setTimeout as wait } from 'node:timers/promises'
import type { Database } from '@girassol/api/database/connection'
import { sql } from 'kysely'
import { insertOrders } from './insert-orders.ts'
import { type LifeName, liveOrder, lives, type World } from './live-order.ts'
import type { Calls } from './retrying-calls.ts'
import { until } from './watch.ts'

export type Order = { readonly id: number; readonly life: LifeName }

const chooseLife = (index: number): LifeName => {
  const names = Object.keys(lives) as LifeName[]
  return names[index % names.length] ?? 'delivered'
}

/** Validated orders; their lives take turns. */
export const prepareOrders = async (db: Database, calls: Calls, count: number): Promise<Order[]> => {
  const ids = await insertOrders(db, calls, count)
  const orders = ids.map((id, index) => ({ id, life: chooseLife(index) }))
  for (const [life, some] of Map.groupBy(orders, ({ life: each }) => each)) {
    const alike = some.map(({ id }) => id)
    await db.updateTable('orders').set({ payment_method: lives[life].method }).where('id', 'in', alike).execute()
  }
  return orders
}

/** Starts all orders within so many milliseconds. Returns what went wrong, by order. */
export const liveAll = async (world: World, orders: readonly Order[], beginMs: number): Promise<string[]> => {
  const failed: string[] = []
  await Promise.all(
    orders.map(async ({ id, life }) => {
      await wait(world.dice.next() * beginMs)
      await liveOrder(world, id, life).catch((error: unknown) => failed.push(String(error)))
    }),
  )
  return failed
}

const countUnfinished = async (db: Database): Promise<number> => {
  const { rows } = await sql<{ jobs: number }>`
    select count(*)::int as jobs from pgboss.job
    where name = 'erp.order-step' and state in ('created', 'retry', 'active')`.execute(db)
  return rows[0]?.jobs ?? 0
}

/** Waits until the outbox is empty. Returns the violation if it never is. */
export const emptyOutbox = ({ db, deadline }: World): Promise<string[]> =>
  until('an empty outbox', async () => (await countUnfinished(db)) === 0, deadline).then(
    () => [],
    (error: unknown) => [String(error)],
  )
