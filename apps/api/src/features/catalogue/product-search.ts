import { searchWords } from '@girassol/domain/catalogue'
import { type RawBuilder, sql } from 'kysely'
import { leavesAtOnce } from './immediate-products.ts'
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
  /** W, both included. */
  readonly powerFrom?: number | undefined
  readonly powerTo?: number | undefined
  readonly onlyImmediate?: boolean | undefined
  readonly orderby?: ProductOrder | undefined
  readonly ordertype?: 'ASC' | 'DESC' | undefined
}

export type ProductOrder = 'power' | 'price' | 'pricePerWatt'

const literally = (word: string): string => word.replace(/[\\%_]/g, '\\$&')

export const contains = (word: string) => sql`p.search like '%' || plain(${literally(word)}) || '%'`

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
      ...(filter.powerFrom === undefined ? [] : [sql`p.power_w >= ${filter.powerFrom}`]),
      ...(filter.powerTo === undefined ? [] : [sql`p.power_w <= ${filter.powerTo}`]),
      ...(filter.onlyImmediate ? [leavesAtOnce] : []),
    ],
    sql` and `,
  )

/** The index `product_listing` reads in this order. */
const listingOrder = sql`p.group_code, p.power_w, plain(p.name), p.code`

const orders = {
  power: sql`p.power_w`,
  price: sql`p.price_cents`,
  pricePerWatt: sql`p.price_cents::float8 / nullif(p.power_w, 0)`,
} as const satisfies Record<ProductOrder, RawBuilder<unknown>>

/** From small to large power unless told; what has no such figure comes last. */
const orderOf = ({ orderby = 'power', ordertype = 'ASC' }: ProductFilter): RawBuilder<unknown> => {
  if (orderby === 'power' && ordertype === 'ASC') return listingOrder
  const direction = ordertype === 'ASC' ? sql`asc` : sql`desc`
  return sql`${orders[orderby]} ${direction} nulls last, ${listingOrder}`
}

export type Search = { readonly where: RawBuilder<unknown>; readonly orderBy: RawBuilder<unknown> }

/** Products with every word of the term somewhere in code or name, in any order, case and accents ignored. */
export const exactSearch = (filter: ProductFilter, reader: Reader): Search => ({
  where: sql.join([narrowed(filter, reader), ...searchWords(filter.term ?? '').map(contains)], sql` and `),
  orderBy: orderOf(filter),
})
