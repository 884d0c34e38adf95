import type { ResponseFor } from '@girassol/contract/http/endpoint'
import type { listOrders, OrderRow } from '@girassol/contract/orders'
import { can } from '@girassol/domain/access'
import { listStatusesIn } from '@girassol/domain/orders'
import { sql } from 'kysely'
import type { Reading } from '../../order-record/order-lines.ts'
import { isInScope } from '../../order-record/readable-orders.ts'
import { matchingOrders, type Searched, searched, sortings, toTieBreaker } from './matching-orders.ts'
import { countedUpTo, isNewest, listNewestRows } from './newest-orders.ts'
import type { OrderFilters } from './order-filters.ts'
import { listRows, type PlainOrderRow, toOrderRow, toPlainRow } from './order-rows.ts'

export type Wanted = OrderFilters & { readonly skip: number; readonly take: number }

type SearchedPage = Wanted & Searched

const selectPage = (reading: Reading, wanted: SearchedPage) =>
  matchingOrders(reading, wanted)
    .select('orders.id')
    .orderBy(sortings[wanted.orderby][wanted.ordertype])
    .orderBy(toTieBreaker(wanted))
    .limit(wanted.take)
    .offset((wanted.skip - 1) * wanted.take)

const searchedPage = async (reading: Reading, wanted: Wanted): Promise<SearchedPage> => ({
  ...wanted,
  ...(await searched(reading, wanted)),
})

/** The query for the ids of one page, by an index alone; the rows are read afterwards, so page 400 costs no joins. */
export const compilePage = async (reading: Reading, wanted: Wanted) =>
  selectPage(reading, await searchedPage(reading, wanted)).compile()

const selectCounted = (reading: Reading, wanted: Searched) =>
  matchingOrders(reading, wanted)
    .select('orders.id')
    .limit(countedUpTo + 1)

/** The query that is counted. */
export const compileCounted = async (reading: Reading, wanted: OrderFilters) =>
  selectCounted(reading, await searched(reading, wanted)).compile()

/** Counts only if the page itself does not give the total. */
const countOrders = async (reading: Reading, wanted: SearchedPage, listed: number): Promise<number> => {
  if (listed < wanted.take) return (wanted.skip - 1) * wanted.take + listed
  const { count } = await reading.tx
    .selectFrom(selectCounted(reading, wanted).as('counted'))
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** The rows of these orders, in this order. */
export const listPlainRows = (reading: Reading, ids: readonly number[]): Promise<PlainOrderRow[]> =>
  listRows(reading, ids, (row) => toPlainRow(row, reading))

/** The rows of these orders, in any order: within the caller's scope (C-08, C-12), and never carts (ORD-058). */
export const listRowsAgain = async (reading: Reading, ids: readonly number[]): Promise<OrderRow[]> => {
  const { tx, actor } = reading
  const found = await tx
    .selectFrom('orders')
    .select('id')
    .where(isInScope(actor))
    .where(sql<boolean>`id = any(${[...ids]}::integer[])`)
    .where('status', 'not in', can(actor.roles, 'budgets.use') ? ['CART'] : ['CART', ...listStatusesIn('budgets')])
    .execute()
  const readable = found.map(({ id }) => id)
  return listRows(reading, readable, (row) => toOrderRow(row, reading))
}

/** One page and the count of all matches, exact up to 10,000; past the end both are empty (C-41). */
export const listOrderRows = async (reading: Reading, wanted: Wanted): Promise<ResponseFor<typeof listOrders>> => {
  if (isNewest(wanted)) return listNewestRows(reading, wanted)
  const search = await searchedPage(reading, wanted)
  const ids = (await selectPage(reading, search).execute()).map(({ id }) => id)
  if (ids.length === 0) return { data: [], total: 0, totalIsExact: true }
  const data = await listRows(reading, ids, (row) => toOrderRow(row, reading))
  const count = await countOrders(reading, search, ids.length)
  return { data, total: Math.min(count, countedUpTo), totalIsExact: count <= countedUpTo }
}
