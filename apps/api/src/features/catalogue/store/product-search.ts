import { searchWords, wordStem } from '@girassol/domain/catalogue'
import { type RawBuilder, sql } from 'kysely'
import { isImmediate } from './immediate-products.ts'
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
  readonly onlyPromoted?: boolean | undefined
  /** W, both included. */
  readonly powerFrom?: number | undefined
  readonly powerTo?: number | undefined
  readonly onlyImmediate?: boolean | undefined
  readonly orderby?: ProductSort | undefined
  readonly ordertype?: 'ASC' | 'DESC' | undefined
}

export type ProductSort = 'power' | 'price' | 'pricePerWatt'

const literally = (word: string): string => word.replace(/[\\%_]/g, '\\$&')

export const contains = (word: string) => sql`p.search like '%' || searchable(${literally(wordStem(word))}) || '%'`

/** Has product `p` the promotion mark of the portal (USE-026)? */
const isPromoted = sql`exists (select from product_content c where c.product_code = p.code and c.promoted)`

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
      ...(filter.onlyPromoted ? [isPromoted] : []),
      ...(filter.powerFrom === undefined ? [] : [sql`p.power_w >= ${filter.powerFrom}`]),
      ...(filter.powerTo === undefined ? [] : [sql`p.power_w <= ${filter.powerTo}`]),
      ...(filter.onlyImmediate ? [isImmediate] : []),
    ],
    sql` and `,
  )

/** The index `product_listing` reads in this order. */
const listingSort = sql`p.group_code, p.power_w, plain(p.name), p.code`

const sortColumns = {
  power: sql`p.power_w`,
  price: sql`p.price_cents`,
  pricePerWatt: sql`p.price_cents::float8 / nullif(p.power_w, 0)`,
} as const satisfies Record<ProductSort, RawBuilder<unknown>>

/** A word as it stands in a regular expression. */
const quoted = (word: string): string => word.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&')

/**
 * How far a name is from a word: 0 when it begins with the word, 1 when it has the word whole, 2 when it begins with the
 * stem, 3 when a part of it does, 4 when the stem is inside a part, as '5k' is inside the figure of '4,05kW' (USE-009).
 */
const distance = (word: string): RawBuilder<unknown> => {
  const stem = quoted(wordStem(word))
  const whole = `(${quoted(word)}|${stem})($|[^a-z0-9.])`
  return sql`case when p.search ~ ${`^[^ ]+ ${whole}`} then 0 when p.search ~ ${`(^|[^a-z0-9.])${whole}`} then 1
    when p.search ~ ${`^[^ ]+ ${stem}`} then 2 when p.search ~ ${`(^|[^a-z0-9.])${stem}`} then 3 else 4 end`
}

/** The usual order puts the nearest names first; an order that was chosen stays as chosen. */
const usualSort = (words: readonly string[]): RawBuilder<unknown> =>
  words.length === 0 ? listingSort : sql`${sql.join(words.map(distance), sql` + `)}, ${listingSort}`

/** From small to large power unless told; what has no such figure comes last. */
const toOrderBy = ({ orderby = 'power', ordertype = 'ASC', term = '' }: ProductFilter): RawBuilder<unknown> => {
  if (orderby === 'power' && ordertype === 'ASC') return usualSort(searchWords(term))
  const direction = ordertype === 'ASC' ? sql`asc` : sql`desc`
  return sql`${sortColumns[orderby]} ${direction} nulls last, ${listingSort}`
}

export type Search = { readonly where: RawBuilder<unknown>; readonly orderBy: RawBuilder<unknown> }

/** Products with every word of the term somewhere in code or name, in any order, case and accents ignored. */
export const exactSearch = (filter: ProductFilter, reader: Reader): Search => ({
  where: sql.join([narrowed(filter, reader), ...searchWords(filter.term ?? '').map(contains)], sql` and `),
  orderBy: toOrderBy(filter),
})
