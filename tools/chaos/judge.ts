import type { Database } from '@girassol/api/database/connection'
import type { FakeProtheus } from '@girassol/api/integrations/erp/fake-protheus'
import { sql } from 'kysely'
import { type LifeName, lives, type World } from './live-order.ts'

type Order = { readonly id: number; readonly life: LifeName }

type Court = {
  readonly world: World
  readonly orders: readonly Order[]
  readonly protheus: Pick<FakeProtheus, 'state'>
}

type Line = { readonly order_id: number; readonly from_status: string | null; readonly to_status: string }

const readMoves = (db: Database, ids: readonly number[]): Promise<Line[]> =>
  db
    .selectFrom('order_log')
    .select(['order_id', 'from_status'])
    .select(sql<string>`to_status`.as('to_status'))
    .where('order_id', 'in', ids)
    .where(sql<boolean>`from_status is distinct from to_status`)
    .orderBy('id')
    .execute()

/** Each log line begins with the status of the line before, no status is entered twice, and the last is the order's. */
const judgeLog = (id: number, lines: readonly Line[], status: string): string[] => {
  const gaps = lines.filter((line, index) => index > 0 && line.from_status !== lines[index - 1]?.to_status)
  const entered = lines.map(({ to_status }) => to_status)
  return [
    ...gaps.map(({ from_status, to_status }) => `order ${id}: the log has a gap before ${from_status} → ${to_status}`),
    ...(new Set(entered).size < entered.length
      ? [`order ${id}: a status was entered twice: ${entered.join(' ')}`]
      : []),
    ...(lines[0]?.from_status === 'CART' ? [] : [`order ${id}: the log does not begin with the cart`]),
    ...(entered.at(-1) === status ? [] : [`order ${id}: the log ends with ${entered.at(-1)}, the order is ${status}`]),
  ]
}

/** The log of every order of a database leads to its status. */
export const judgeLogs = async (db: Database): Promise<string[]> => {
  const rows = await db.selectFrom('orders').select(['id', 'status']).where('status', '<>', 'CART').execute()
  const ids = rows.map(({ id }) => id)
  const moves = Map.groupBy(await readMoves(db, ids), ({ order_id }) => order_id)
  return rows.flatMap(({ id, status }) => judgeLog(id, moves.get(id) ?? [], status))
}

const judgeOrders = async ({ world, orders }: Court): Promise<string[]> => {
  const ids = orders.map(({ id }) => id)
  const rows = await world.db
    .selectFrom('orders')
    .select(['id', 'status', 'nf', 'erp_number'])
    .where('id', 'in', ids)
    .execute()
  const found = new Map(rows.map((row) => [row.id, row]))
  const moves = Map.groupBy(await readMoves(world.db, ids), ({ order_id }) => order_id)
  return orders.flatMap(({ id, life }) => {
    const row = found.get(id)
    if (!row) return [`order ${id}: is gone`]
    const { end } = lives[life]
    return [
      ...(row.status === end ? [] : [`order ${id} (${life}): is ${row.status}, its last event leads to ${end}`]),
      ...(row.erp_number === null ? [`order ${id}: lacks its number in the ERP`] : []),
      ...(life !== 'cancelled' && row.nf === null ? [`order ${id}: lacks the number of its NF-e`] : []),
      ...judgeLog(id, moves.get(id) ?? [], row.status),
    ]
  })
}

/** The ERP did each step of each order exactly once, and nothing else. */
const judgeEffects = ({ world, orders, protheus }: Court): string[] => {
  const wanted = orders.reduce((sum, { life }) => sum + lives[life].steps.length, 0)
  const done = protheus.state.effects.filter(({ what }) => what.startsWith('orders'))
  const keys = new Set(done.map(({ what, key }) => `${what} ${key}`))
  return [
    ...orders.flatMap(({ id, life }) =>
      lives[life].steps.flatMap((step) => {
        const times = world.getEffects(id, step)
        return times === 1 ? [] : [`order ${id}: the ERP did “${step}” ${times} times`]
      }),
    ),
    ...(done.length === wanted ? [] : [`the ERP did ${done.length} steps, ${wanted} were due`]),
    ...(keys.size === done.length ? [] : [`the ERP did ${done.length} steps for ${keys.size} keys`]),
  ]
}

/** Every job of a move was delivered, and no move has two. */
const judgeOutbox = async ({ world, orders }: Court): Promise<string[]> => {
  const { rows } = await sql<{ state: string; jobs: number; moves: number }>`
    select state::text as state, count(*)::int as jobs, count(distinct data->>'moveId')::int as moves
    from pgboss.job where name = 'erp.order-step' group by 1`.execute(world.db)
  const wanted = orders.reduce((sum, { life }) => sum + lives[life].steps.length, 0)
  return rows.flatMap(({ state, jobs, moves }) => {
    if (state !== 'completed') return [`the outbox keeps ${jobs} jobs in state ${state}`]
    return jobs === wanted && moves === wanted
      ? []
      : [`the outbox delivered ${jobs} jobs of ${moves} moves, not ${wanted}`]
  })
}

const judgeInbox = async ({ world }: Court): Promise<string[]> => {
  const rows = await world.db.selectFrom('inbound_event').select(['key', 'outcome', 'reason']).execute()
  const storedKeys = new Set(rows.map(({ key }) => key))
  return [
    ...[...world.acknowledged.keys()]
      .filter((key) => !storedKeys.has(key))
      .map((key) => `message ${key}: acknowledged and lost`),
    ...rows.filter(({ outcome }) => outcome === 'dead').map(({ key, reason }) => `message ${key}: dead: ${reason}`),
  ]
}

/** A paid order earns points once; a returned one is charged back once. */
const judgePoints = async ({ world, orders }: Court): Promise<string[]> => {
  const rows = await world.db
    .selectFrom('point_entry')
    .select(['order_id', 'type'])
    .select((eb) => eb.fn.countAll<number>().as('times'))
    .where('order_id', 'is not', null)
    .groupBy(['order_id', 'type'])
    .execute()
  const timesByEffect = new Map(rows.map(({ order_id, type, times }) => [`${order_id} ${type}`, Number(times)]))
  return orders.flatMap(({ id, life }) => {
    const times = ['CREDIT', 'CHARGEBACK'].map((type) => timesByEffect.get(`${id} ${type}`) ?? 0)
    const due = [life === 'cancelled' ? 0 : 1, life === 'returned' ? 1 : 0]
    return times.join() === due.join()
      ? []
      : [`order ${id} (${life}): points ${times.join(' and ')}, due ${due.join(' and ')}`]
  })
}

const judgeNotices = async ({ world }: Court): Promise<string[]> => {
  const { rows } = await sql<{ order_id: number; title: string; times: number }>`
    select order_id, title, count(*)::int as times from notification where order_id is not null
    group by order_id, user_id, title having count(*) > 1`.execute(world.db)
  return rows.map(({ order_id, title, times }) => `order ${order_id}: “${title}” was told ${times} times`)
}

/** The inconsistencies of all orders; empty when the kills had no effect on the result. */
export const judge = async (court: Court): Promise<string[]> => [
  ...(await judgeOrders(court)),
  ...judgeEffects(court),
  ...(await judgeOutbox(court)),
  ...(await judgeInbox(court)),
  ...(await judgePoints(court)),
  ...(await judgeNotices(court)),
]
