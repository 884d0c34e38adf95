import { searchWords } from '@girassol/domain/catalogue'
import { type RawBuilder, sql } from 'kysely'
import type { Reader } from './product-reader.ts'
import { isWished } from './product-view.ts'
import { onSaleTo } from './visible-products.ts'

export type ProductFilter = {
  /** The groups that may be shown at all. */
  readonly groups: readonly string[]
  readonly term?: string | undefined
  readonly categoryId?: string | undefined
  readonly brandId?: string | undefined
  readonly onlyWishlisted?: boolean | undefined
}

/** Shorter words have too few trigrams for a typo to leave any; a code or a power is either right or another one. */
const forgivable = /^\D.{3}/u

const literally = (word: string): string => word.replace(/[\\%_]/g, '\\$&')

export const contains = (word: string) => sql`p.search like '%' || plain(${literally(word)}) || '%'`
export const resembles = (word: string) => (forgivable.test(word) ? sql`plain(${word}) <% p.search` : contains(word))

const filled = (value: string | undefined): value is string => value !== undefined && value !== ''

/** What a list shows before any word is looked for. */
export const narrowed = (filter: ProductFilter, reader: Reader): RawBuilder<unknown> =>
  sql.join(
    [
      sql`p.group_code = any(${filter.groups})`,
      onSaleTo(reader.actor),
      ...(filled(filter.categoryId) ? [sql`p.category_code = ${filter.categoryId}`] : []),
      ...(filled(filter.brandId) ? [sql`p.brand_code = ${filter.brandId}`] : []),
      ...(filter.onlyWishlisted ? [isWished(reader)] : []),
    ],
    sql` and `,
  )

const listingOrder = sql`p.group_code, p.power_w, plain(p.name), p.code`

export type Search = { readonly where: RawBuilder<unknown>; readonly orderBy: RawBuilder<unknown> }

/** Products with every word of the term somewhere in code or name, in any order, case and accents ignored. */
export const exactSearch = (filter: ProductFilter, reader: Reader): Search => ({
  where: sql.join([narrowed(filter, reader), ...searchWords(filter.term ?? '').map(contains)], sql` and `),
  orderBy: listingOrder,
})

/** For a term that matches nothing exactly: words that share most trigrams with a name, the likeliest first. */
export const typoSearch = (filter: ProductFilter, reader: Reader): Search | null => {
  const words = searchWords(filter.term ?? '')
  if (!words.some((word) => forgivable.test(word))) return null
  const likeness = sql.join(
    words.map((word) => sql`word_similarity(plain(${word}), p.search)`),
    sql` + `,
  )
  return {
    where: sql.join([narrowed(filter, reader), ...words.map(resembles)], sql` and `),
    orderBy: sql`(${likeness}) desc, ${listingOrder}`,
  }
}
