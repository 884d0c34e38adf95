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
