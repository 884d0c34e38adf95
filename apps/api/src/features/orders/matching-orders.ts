import { budgetHours, type OrderStatus } from '@girassol/domain/orders'
import { plusHours } from '@girassol/domain/shared'
import { type Expression, type SqlBool, sql } from 'kysely'
import type { Tx } from '../../http/context.ts'
import type { OrderFilters } from './order-filters.ts'
import type { Reading } from './order-lines.ts'
import { isInScope } from './order-queries.ts'
import { isInQueue } from './queue-conditions.ts'

/** A budget counts as expired by the clock, before the hourly job has said so (C-63). */
const hasStatus = (statuses: readonly OrderStatus[], now: string): Expression<SqlBool> => {
  const stored = sql<SqlBool>`orders.status = any(${[...statuses]})`
  const isPast = sql<SqlBool>`(orders.status = 'BUDGET' and orders.finished_at <= ${plusHours(now, -budgetHours)})`
  const wantsValid = statuses.includes('BUDGET')
  const wantsExpired = statuses.includes('BUDGET_EXPIRED')
  if (wantsValid === wantsExpired) return stored
  return wantsValid ? sql<SqlBool>`(${stored} and not ${isPast})` : sql<SqlBool>`(${stored} or ${isPast})`
}

const escaped = (word: string): string => word.replace(/[\\%_]/g, '\\$&')

/** A word of the search, and the sellers whose name has it. */
type Word = { readonly pattern: string; readonly sellerIds: readonly number[] }

/** Filters whose words have been looked up. */
export type Searched = OrderFilters & { readonly words: readonly Word[] }

/**
 * The sellers are looked up first: told how many there are, the planner knows whether few orders match, which it then
 * finds by the search index, or many, where walking the newest is faster.
 */
const wordsOf = async (tx: Tx, term: string): Promise<readonly Word[]> => {
  const words: Word[] = []
  for (const each of term.split(/\s+/).filter((word) => word !== '')) {
    const { rows } = await sql<{ pattern: string; ids: number[] }>`
      select pattern, array(select id from seller where search like pattern) as ids
      from (select '%' || plain(${escaped(each)}) || '%' as pattern) as word`.execute(tx)
    words.push(...rows.map(({ pattern, ids }) => ({ pattern, sellerIds: ids })))
  }
  return words
}

export const searched = async (tx: Tx, filters: OrderFilters): Promise<Searched> => ({
  ...filters,
  words: await wordsOf(tx, filters.term),
})

/** Every word stands in the number or customer of the order, or in its seller (ORD-017, ORD-023). */
const hasWord = ({ pattern, sellerIds }: Word) =>
  sellerIds.length === 0
    ? sql<SqlBool>`orders.search like ${pattern}`
    : sql<SqlBool>`(orders.search like ${pattern} or orders.seller_id = any(${[...sellerIds]}::integer[]))`

/** An order that has one of the products. */
const holds = (codes: readonly string[]) =>
  sql<SqlBool>`exists (select from order_item where order_item.order_id = orders.id
    and order_item.product_code = any(${[...codes]}))`

/** The region of an order is the one of its seller's state (ORD-046). */
const liesIn = (regionIds: readonly number[]) =>
  sql<SqlBool>`exists (select from seller join region on seller.erp_state = any(region.states)
    where seller.id = orders.seller_id and region.id = any(${[...regionIds]}::integer[]))`

const hasFiles = sql<SqlBool>`exists (select from order_attachment
  where order_attachment.order_id = orders.id and order_attachment.deleted_at is null)`

const inAny = <Each>(values: readonly Each[], condition: (values: readonly Each[]) => Expression<SqlBool>) =>
  values.length === 0 ? [] : [condition(values)]

const whether = (flag: boolean | null, condition: (flag: boolean) => Expression<SqlBool>) =>
  flag === null ? [] : [condition(flag)]

/** One condition for each filter that narrows (ORD-040). */
const conditionsOf = (filters: Searched): Expression<SqlBool>[] => [
  ...filters.words.map(hasWord),
  ...inAny(filters.sellerIds, (ids) => sql<SqlBool>`orders.seller_id = any(${[...ids]}::integer[])`),
  ...inAny(filters.regionIds, liesIn),
  ...inAny(filters.modules, holds),
  ...inAny(filters.inverters, holds),
  ...inAny(filters.paymentMethods, (methods) => sql<SqlBool>`orders.payment_method = any(${[...methods]})`),
  ...whether(filters.isFutureSale, (is) => sql<SqlBool>`orders.is_future_sale = ${is}`),
  ...inAny(filters.triangulationStatuses, (each) => sql<SqlBool>`orders.triangulation_status = any(${[...each]})`),
  ...whether(filters.hasAttachments, (has) => (has ? hasFiles : sql<SqlBool>`not ${hasFiles}`)),
]

/** The orders that the filters leave, of the reader's scope; carts never (ORD-058). */
export const matchingOrders = ({ tx, actor, now }: Reading, filters: Searched) =>
  tx
    .selectFrom('orders')
    .where(isInScope(actor))
    .where(sql<SqlBool>`orders.status <> 'CART'`)
    .where(hasStatus(filters.statuses, now))
    .where((eb) => eb.and(conditionsOf(filters)))
    .where(filters.queue === undefined ? sql<SqlBool>`true` : isInQueue(filters.queue, { roles: actor.roles, now }))

/** As the indexes are written; who was never approved stands at the end both ways (C-42). */
export const orderings = {
  createdAt: { DESC: sql`orders.created_at desc`, ASC: sql`orders.created_at` },
  approvedAt: { DESC: sql`orders.approved_at desc nulls last`, ASC: sql`orders.approved_at` },
  finishedAt: { DESC: sql`orders.finished_at desc nulls last`, ASC: sql`orders.finished_at nulls first` },
} as const

/** Orders of one instant stand by their numbers. */
export const tiesOf = ({ ordertype }: Pick<OrderFilters, 'ordertype'>) =>
  ordertype === 'ASC' ? sql`orders.id` : sql`orders.id desc`
