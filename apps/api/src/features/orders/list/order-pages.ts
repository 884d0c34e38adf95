import { orderRow } from '@girassol/contract/orders'
import { sql } from 'kysely'
import type { LookupContext } from '../../../http/context.ts'
import { maskPersonalFields } from '../../../http/mask-personal-fields.ts'
import type { Reading } from '../../order-record/order-lines.ts'
import { matchingOrders, type Searched, searched, sortings, toTieBreaker } from './matching-orders.ts'
import type { OrderFilters } from './order-filters.ts'
import { listPlainRows } from './order-list-queries.ts'
import type { PlainOrderRow } from './order-rows.ts'

const pageSize = 1000

const keys = {
  createdAt: sql.ref('orders.created_at'),
  approvedAt: sql.ref('orders.approved_at'),
  finishedAt: sql.ref('orders.finished_at'),
} as const

/** The last row of a page: its key with every digit, null for rows without a date. */
type Cursor = { readonly key: string | null; readonly id: number }

/** Rows with a date come first, then those without, as in the list. */
type Place = { readonly part: 'dated' | 'undated'; readonly after: Cursor | null }

/** The page after the cursor, found by its position in the index, so that the last page costs as much as the first. */
export const pageAfter = (reading: Reading, filters: Searched, { part, after }: Place) => {
  const key = keys[filters.orderby]
  const next = filters.ordertype === 'ASC' ? sql`>` : sql`<`
  const page = matchingOrders(reading, filters)
    .select(['orders.id', sql<string | null>`${key}::text`.as('key')])
    .where(part === 'dated' ? sql<boolean>`${key} is not null` : sql<boolean>`${key} is null`)
    .orderBy(sortings[filters.orderby][filters.ordertype])
    .orderBy(toTieBreaker(filters))
    .limit(pageSize)
  if (after === null) return page
  if (after.key === null) return page.where(sql<boolean>`orders.id ${next} ${after.id}`)
  return page.where(sql<boolean>`(${key}, orders.id) ${next} (${after.key}::timestamptz, ${after.id})`)
}

const fileRows = orderRow.array()

type PagesContext = Pick<LookupContext, 'actor' | 'now' | 'read'>

type Page = { readonly rows: readonly PlainOrderRow[]; readonly last: Cursor | null }

const readPage = ({ actor, now, read }: PagesContext, filters: Searched, place: Place): Promise<Page> =>
  read(async (tx) => {
    const reading = { tx, actor, now }
    const found = await pageAfter(reading, filters, place).execute()
    const ids = found.map(({ id }) => id)
    const rows = await listPlainRows(reading, ids)
    return {
      rows: maskPersonalFields(fileRows, rows, actor),
      last: found.length < pageSize ? null : (found.at(-1) ?? null),
    }
  })

/**
 * Every order that matches the filters, page by page; each page is a separate read, so that no connection is in use
 * between pages.
 */
export const orderPages = async function* (
  context: PagesContext,
  filters: OrderFilters,
): AsyncGenerator<readonly PlainOrderRow[]> {
  const search = await context.read((tx) => searched({ tx, actor: context.actor }, filters))
  for (const part of ['dated', 'undated'] as const) {
    let after: Cursor | null = null
    do {
      const page: Page = await readPage(context, search, { part, after })
      if (page.rows.length > 0) yield page.rows
      after = page.last
    } while (after !== null)
  }
}
