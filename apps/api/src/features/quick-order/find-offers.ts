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

/** Each needs a search of its own; further rows get theirs when these are chosen. */
const mostSearches = 100

/** How many words are searched for in one statement. */
const termsAtOnce = 50

type Found = { readonly words: string; readonly code: string; readonly name: string }
type Listed = { readonly groups: readonly string[]; readonly reader: Reader }

const selectOffers = (term: string, { groups, reader }: Listed) => {
  const { where, orderBy } = exactSearch({ groups, term }, reader)
  return sql`(
    select ${term}::text as words, p.code, p.name, row_number() over (order by ${orderBy}) as place
    from product p where ${where} order by place limit ${mostOffers})`
}

/**
 * Up to three products for each of these words, best first. Rows with the same words are searched for once, and at most
 * 100 different words (FAST-006).
 */
export const findOffers = async (
  reading: Reading,
  rows: readonly JudgedRow[],
  type: OrderType | null,
): Promise<ReadonlyMap<string, QuickRow['offers']>> => {
  const wanted = new Set(rows.filter(({ code, words }) => code === null && words !== '').map(({ words }) => words))
  const terms = [...wanted].slice(0, mostSearches)
  const offers = new Map<string, QuickRow['offers']>()
  if (terms.length === 0) return offers
  const reader = await findReader(reading, {})
  const groups = await shownGroups(reading.tx, type === null ? everyStoreGroup : storeGroups[type], reader.today)
  for (let from = 0; from < terms.length; from += termsAtOnce) {
    const statements = terms.slice(from, from + termsAtOnce).map((term) => selectOffers(term, { groups, reader }))
    const all = sql<Found>`
      select words, code, name from (${sql.join(statements, sql` union all `)}) found order by words, place`
    for (const { words, code, name } of (await all.execute(reading.tx)).rows) {
      offers.set(words, [...(offers.get(words) ?? []), { code, name }])
    }
  }
  return offers
}
