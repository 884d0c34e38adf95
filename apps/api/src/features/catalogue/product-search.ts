import { everyStoreGroup, storeGroups } from '@girassol/domain/catalogue'
import type { OrderType } from '@girassol/domain/orders'
import { type RawBuilder, sql } from 'kysely'
import type { Actor } from '../../http/actor.ts'
import { onSaleTo } from './visible-products.ts'

export type ProductFilter = {
  readonly term?: string | undefined
  readonly groupId?: string | undefined
  readonly categoryId?: string | undefined
  readonly brandId?: string | undefined
  readonly type?: OrderType | undefined
}

const MAX_WORDS = 8
/** Shorter words have too few trigrams for a typo to leave any; a code or a power is either right or another one. */
const forgivable = /^\D.{3}/u

const wordsOf = (term: string | undefined): string[] =>
  (term ?? '')
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, MAX_WORDS)

const literally = (word: string): string => word.replace(/[\\%_]/g, '\\$&')

const contains = (word: string) => sql`p.search like '%' || plain(${literally(word)}) || '%'`
const resembles = (word: string) => (forgivable.test(word) ? sql`plain(${word}) <% p.search` : contains(word))

/** The groups a filter may show: never the points store's, whatever it asks for. */
const groupsOf = ({ type, groupId }: ProductFilter): readonly string[] => {
  const groups: readonly string[] = type === undefined ? everyStoreGroup : storeGroups[type]
  return groupId === undefined || groupId === '' ? groups : groups.filter((group) => group === groupId)
}

const filled = (value: string | undefined): value is string => value !== undefined && value !== ''

const narrowed = (filter: ProductFilter, actor: Actor): RawBuilder<unknown>[] => [
  sql`p.group_code = any(${groupsOf(filter)})`,
  onSaleTo(actor),
  ...(filled(filter.categoryId) ? [sql`p.category_code = ${filter.categoryId}`] : []),
  ...(filled(filter.brandId) ? [sql`p.brand_code = ${filter.brandId}`] : []),
]

const listingOrder = sql`p.group_code, p.power_w, plain(p.name), p.code`

export type Search = { readonly where: RawBuilder<unknown>; readonly orderBy: RawBuilder<unknown> }

/** Products with every word of the term somewhere in code or name, in any order, case and accents ignored. */
export const exactSearch = (filter: ProductFilter, actor: Actor): Search => ({
  where: sql.join([...narrowed(filter, actor), ...wordsOf(filter.term).map(contains)], sql` and `),
  orderBy: listingOrder,
})

/** For a term that matches nothing exactly: words that share most trigrams with a name, the likeliest first. */
export const typoSearch = (filter: ProductFilter, actor: Actor): Search | null => {
  const words = wordsOf(filter.term)
  if (!words.some((word) => forgivable.test(word))) return null
  const likeness = sql.join(
    words.map((word) => sql`word_similarity(plain(${word}), p.search)`),
    sql` + `,
  )
  return {
    where: sql.join([...narrowed(filter, actor), ...words.map(resembles)], sql` and `),
    orderBy: sql`(${likeness}) desc, ${listingOrder}`,
  }
}
