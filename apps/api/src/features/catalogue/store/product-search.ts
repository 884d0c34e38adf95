import { searchWords, wordStem } from '@girassol/domain/catalogue'
import { type RawBuilder, sql } from 'kysely'
import { escapeLike } from '../../../database/matches-term.ts'
import { hasTrigram, quoted, shortWordPattern } from '../../../database/short-words.ts'
import { isImmediate } from './immediate-products.ts'
import { type Reader, toStockReader } from './product-reader.ts'
import { isWished } from './product-view.ts'
import { onSaleTo } from './visible-products.ts'

export type ProductFilter = {
  /** The groups that may be shown. */
  readonly groups: readonly string[]
  readonly term?: string | undefined
  readonly categoryId?: string | undefined
  readonly brandId?: string | undefined
  readonly onlyWishlisted?: boolean | undefined
  readonly onlyPromoted?: boolean | undefined
  /** In W, both ends included. */
  readonly powerFrom?: number | undefined
  readonly powerTo?: number | undefined
  readonly onlyImmediate?: boolean | undefined
  readonly orderby?: ProductSort | undefined
  readonly ordertype?: 'ASC' | 'DESC' | undefined
}

export type ProductSort = 'power' | 'price' | 'pricePerWatt'

/** A single letter or digit occurs in most names, so no index is needed. */
const isShort = (stem: string): boolean => stem.length > 1 && !hasTrigram(stem)

export const contains = (word: string) => {
  const stem = wordStem(word)
  return isShort(stem)
    ? sql`p.search ~ ${shortWordPattern(stem)}`
    : sql`p.search like '%' || searchable(${escapeLike(stem)}) || '%'`
}

/** Whether product `p` has the promotion mark of the portal (USE-026). */
const isPromoted = sql`exists (select from product_content c where c.product_code = p.code and c.promoted)`

const filled = (value: string | undefined): value is string => value !== undefined && value !== ''

/** The conditions of a list without a search term. */
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
      ...(filter.onlyImmediate ? [isImmediate(toStockReader(reader))] : []),
    ],
    sql` and `,
  )

/** The index `product_listing` has this order. */
const listingSort = sql`p.group_code, p.power_w, plain(p.name), p.code`

const sortColumns = {
  power: sql`p.power_w`,
  price: sql`p.price_cents`,
  pricePerWatt: sql`p.price_cents::float8 / nullif(p.power_w, 0)`,
} as const satisfies Record<ProductSort, RawBuilder<unknown>>

/**
 * The distance between a name and a word: 0 if the name begins with the word, 1 if it contains the whole word, 2 if it
 * begins with the stem, 3 if one of its parts does, 4 if the stem is inside a part, like '5k' in '4,05kW' (USE-009).
 */
const distance = (word: string): RawBuilder<unknown> => {
  const stem = quoted(wordStem(word))
  const whole = `(${quoted(word)}|${stem})($|[^a-z0-9.])`
  return sql`case when p.search ~ ${`^[^ ]+ ${whole}`} then 0 when p.search ~ ${`(^|[^a-z0-9.])${whole}`} then 1
    when p.search ~ ${`^[^ ]+ ${stem}`} then 2 when p.search ~ ${`(^|[^a-z0-9.])${stem}`} then 3 else 4 end`
}

/** The default order puts the nearest names first; an order that the user chose does not change. */
const usualSort = (words: readonly string[]): RawBuilder<unknown> =>
  words.length === 0 ? listingSort : sql`${sql.join(words.map(distance), sql` + `)}, ${listingSort}`

export type Search = {
  readonly where: RawBuilder<unknown>
  readonly orderBy: RawBuilder<unknown>
  /** The nearest names come first, which no index knows. */
  readonly isByName: boolean
}

const isUsual = ({ orderby = 'power', ordertype = 'ASC' }: ProductFilter): boolean =>
  orderby === 'power' && ordertype === 'ASC'

/** By power, smallest first, unless the caller chose otherwise; products without a value come last. */
const toOrderBy = (filter: ProductFilter): RawBuilder<unknown> => {
  const { orderby = 'power', ordertype = 'ASC', term = '' } = filter
  if (isUsual(filter)) return usualSort(searchWords(term))
  const direction = ordertype === 'ASC' ? sql`asc` : sql`desc`
  return sql`${sortColumns[orderby]} ${direction} nulls last, ${listingSort}`
}

/** Products that contain every word of the term in code or name, in any order, ignoring case and accents. */
export const exactSearch = (filter: ProductFilter, reader: Reader): Search => ({
  where: sql.join([narrowed(filter, reader), ...searchWords(filter.term ?? '').map(contains)], sql` and `),
  orderBy: toOrderBy(filter),
  isByName: isUsual(filter) && searchWords(filter.term ?? '').length > 0,
})
