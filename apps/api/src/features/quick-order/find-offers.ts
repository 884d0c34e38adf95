import type { QuickRow } from '@girassol/contract/quick-order'
import { everyStoreGroup, storeGroups } from '@girassol/domain/catalogue'
import type { OrderType } from '@girassol/domain/orders'
import type { JudgedRow } from '@girassol/domain/quick-order'
import { sql } from 'kysely'
import { findReader, type Reader } from '../catalogue/store/product-reader.ts'
import { exactSearch } from '../catalogue/store/product-search.ts'
import type { Reading } from '../order-record/order-lines.ts'
import { shownGroups } from '../settings/promotion-queries.ts'

const mostOffers = 3

/** How many rows are searched for in one statement. */
const rowsAtOnce = 50

type Found = { readonly row: number; readonly code: string; readonly name: string }
type Listed = { readonly groups: readonly string[]; readonly reader: Reader }

const selectOffers = ({ row, words: term }: JudgedRow, { groups, reader }: Listed) => {
  const { where, orderBy } = exactSearch({ groups, term }, reader)
  return sql`(
    select ${row}::integer as row, p.code, p.name, row_number() over (order by ${orderBy}) as place
    from product p where ${where} order by place limit ${mostOffers})`
}

/** Up to three products with the words of each row that has no known code, best first, by row (FAST-006). */
export const findOffers = async (
  reading: Reading,
  rows: readonly JudgedRow[],
  type: OrderType | null,
): Promise<ReadonlyMap<number, QuickRow['offers']>> => {
  const described = rows.filter(({ code, words }) => code === null && words !== '')
  const offers = new Map<number, QuickRow['offers']>()
  if (described.length === 0) return offers
  const reader = await findReader(reading, {})
  const groups = await shownGroups(reading.tx, type === null ? everyStoreGroup : storeGroups[type], reader.today)
  for (let from = 0; from < described.length; from += rowsAtOnce) {
    const statements = described.slice(from, from + rowsAtOnce).map((row) => selectOffers(row, { groups, reader }))
    const all = sql<Found>`
      select row, code, name from (${sql.join(statements, sql` union all `)}) found order by row, place`
    for (const { row, code, name } of (await all.execute(reading.tx)).rows) {
      offers.set(row, [...(offers.get(row) ?? []), { code, name }])
    }
  }
  return offers
}
