import type { InputOf, ResponseOf } from '@girassol/contract/http/endpoint'
import type { listOrders, OrderRow } from '@girassol/contract/orders'
import { budgetExpiresAt, budgetHours, type OrderStatus, rowActions } from '@girassol/domain/orders'
import type { PaymentMethod } from '@girassol/domain/payments'
import { plusHours, reaisFrom } from '@girassol/domain/shared'
import { type Expression, type SqlBool, sql } from 'kysely'
import type { Actor } from '../../http/actor.ts'
import type { Tx } from '../../http/context.ts'
import { factsOf } from './order-facts.ts'
import type { Reading } from './order-lines.ts'
import { isInScope } from './order-queries.ts'

type Wanted = InputOf<typeof listOrders>['query'] & { readonly statuses: readonly OrderStatus[] }

type Searched = Wanted & { readonly words: readonly Word[] }

/** Counting stops here: beyond, the list says 'mais de 10.000' (C-41). */
const countedUpTo = 10_000

/** As the indexes are written; who was never approved stands at the end both ways (C-42). */
const orderings = {
  createdAt: { DESC: sql`orders.created_at desc`, ASC: sql`orders.created_at` },
  approvedAt: { DESC: sql`orders.approved_at desc nulls last`, ASC: sql`orders.approved_at` },
  finishedAt: { DESC: sql`orders.finished_at desc nulls last`, ASC: sql`orders.finished_at nulls first` },
} as const

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

/** Every word stands in the number or customer of the order, or in its seller (ORD-017, ORD-023). */
const hasWord = ({ pattern, sellerIds }: Word) =>
  sellerIds.length === 0
    ? sql<SqlBool>`orders.search like ${pattern}`
    : sql<SqlBool>`(orders.search like ${pattern} or orders.seller_id = any(${[...sellerIds]}::integer[]))`

const wantedOrders = ({ tx, actor, now }: Reading, { statuses, words }: Searched) =>
  tx
    .selectFrom('orders')
    .where(isInScope(actor))
    .where(sql<SqlBool>`orders.status <> 'CART'`)
    .where(hasStatus(statuses, now))
    .where((eb) => eb.and(words.map(hasWord)))

const selectPage = (reading: Reading, wanted: Searched) => {
  const ties = wanted.ordertype === 'ASC' ? sql`orders.id` : sql`orders.id desc`
  return wantedOrders(reading, wanted)
    .select('orders.id')
    .orderBy(orderings[wanted.orderby][wanted.ordertype])
    .orderBy(ties)
    .limit(wanted.take)
    .offset((wanted.skip - 1) * wanted.take)
}

const searched = async ({ tx }: Reading, wanted: Wanted): Promise<Searched> => ({
  ...wanted,
  words: await wordsOf(tx, wanted.term ?? ''),
})

/** The query of one page's numbers, by an index alone; the rows are read after it, so page 400 costs no joins. */
export const compilePage = async (reading: Reading, wanted: Wanted) =>
  selectPage(reading, await searched(reading, wanted)).compile()

const countOrders = async (reading: Reading, wanted: Searched): Promise<number> => {
  const some = wantedOrders(reading, wanted)
    .select('orders.id')
    .limit(countedUpTo + 1)
  const { count } = await reading.tx
    .selectFrom(some.as('some'))
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

const readRows = (tx: Tx, ids: readonly number[]) =>
  tx
    .selectFrom('orders')
    .innerJoin('seller', 'seller.id', 'orders.seller_id')
    .select([
      'orders.id',
      'orders.type',
      'orders.status',
      'orders.created_at',
      'orders.finished_at',
      'orders.approved_at',
      'orders.customer_name',
      'orders.payment_method',
      'orders.total_invoice_cents',
      'orders.estimated_delivery_date',
      'orders.kit_power_kw',
      'orders.is_future_sale',
      'orders.is_triangulation',
      'orders.triangulation_status',
      'orders.approval_feedback',
      'orders.fretefy_code',
      sql<boolean>`orders.others_payment_method is not null`.as('isPaymentReleased'),
      'seller.fancy_name as seller_name',
    ])
    .where('orders.id', 'in', ids)
    .execute()

type Row = Awaited<ReturnType<typeof readRows>>[number]

const toOrderRow = (row: Row, { actor, now }: { readonly actor: Actor; readonly now: string }): OrderRow => {
  const facts = factsOf(row, { actor, now })
  const { status, type } = facts
  const isBudget = status === 'BUDGET' || status === 'BUDGET_EXPIRED'
  return {
    id: row.id,
    type,
    status,
    createdAt: row.created_at,
    finishedAt: row.finished_at,
    approvedAt: row.approved_at,
    expiresAt: isBudget && row.finished_at !== null ? budgetExpiresAt(row.finished_at) : null,
    customerName: row.customer_name,
    sellerName: row.seller_name,
    paymentMethod: row.payment_method as PaymentMethod | null,
    totalInvoice: actor.canViewProductPrices || !isBudget ? reaisFrom(row.total_invoice_cents) : null,
    estimatedDeliveryDate: row.estimated_delivery_date,
    kitPower: Number(row.kit_power_kw),
    actions: rowActions(facts),
  }
}

/** One page and the count of all matches, exact up to 10,000; past the end both are empty (C-41). */
export const listOrderRows = async (reading: Reading, wanted: Wanted): Promise<ResponseOf<typeof listOrders>> => {
  const search = await searched(reading, wanted)
  const ids = (await selectPage(reading, search).execute()).map(({ id }) => id)
  if (ids.length === 0) return { data: [], total: 0, totalIsExact: true }
  const rows = new Map((await readRows(reading.tx, ids)).map((row) => [row.id, toOrderRow(row, reading)]))
  const count = await countOrders(reading, search)
  return {
    data: ids.flatMap((id) => rows.get(id) ?? []),
    total: Math.min(count, countedUpTo),
    totalIsExact: count <= countedUpTo,
  }
}
