import { can } from '@girassol/domain/access'
import { budgetHours, type OrderStatus } from '@girassol/domain/orders'
import { plusDays, plusHours } from '@girassol/domain/shared'
import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely'
import { toDayStart } from '../../../database/day-start.ts'
import { escapeLike } from '../../../database/matches-term.ts'
import { beforeShortWord, hasTrigram, initialPattern, quoted, shortWordPattern } from '../../../database/short-words.ts'
import type { Actor } from '../../../http/actor.ts'
import { isWaitingForErp } from '../../failures/waiting-steps-queries.ts'
import type { Reading } from '../../order-record/order-lines.ts'
import { isInScope, isListedFile, toFileReader } from '../../order-record/readable-orders.ts'
import { toCountedConditions } from './counted-filters.ts'
import type { OrderFilters } from './order-filters.ts'
import { isInQueue } from './queue-conditions.ts'

/** A budget counts as expired from its hour on, even before the hourly job has run (C-63). */
const hasStatus = (statuses: readonly OrderStatus[], now: string): Expression<SqlBool> => {
  const stored = sql<SqlBool>`orders.status = any(${[...statuses]})`
  const isPast = sql<SqlBool>`(orders.status = 'BUDGET' and orders.finished_at <= ${plusHours(now, -budgetHours)})`
  const wantsValid = statuses.includes('BUDGET')
  const wantsExpired = statuses.includes('BUDGET_EXPIRED')
  if (wantsValid === wantsExpired) return stored
  return wantsValid ? sql<SqlBool>`(${stored} and not ${isPast})` : sql<SqlBool>`(${stored} or ${isPast})`
}

/** How a word is looked for; the rarest words have the highest rarity. */
type WordSearch = {
  /** For `~` if it is a regular expression, else for `like`. */
  readonly pattern: string
  readonly isRegularExpression: boolean
  readonly rarity: number
}

/** A word of the search, and the sellers whose name contains it. */
type Word = WordSearch & { readonly isIndexed: boolean; readonly sellerIds: readonly number[] }

/** Filters whose words and regions have been looked up. */
export type Searched = OrderFilters & { readonly words: readonly Word[]; readonly states: readonly string[] }

type Reader = Pick<Reading, 'tx' | 'actor'>

/** The sellers that the list is limited to; null for all. */
const namedSellers = ({ actor: { scope } }: Reader, { sellerIds }: OrderFilters): readonly number[] | null => {
  if (scope.sees === 'seller') return [scope.sellerId]
  return sellerIds.length === 0 ? null : sellerIds
}

const matchesAny = (column: string, ids: readonly number[]): Expression<SqlBool> =>
  // For one seller the index returns the orders already sorted; for several they would have to be sorted.
  ids.length === 1
    ? sql<SqlBool>`${sql.ref(column)} = ${ids[0]}`
    : sql<SqlBool>`${sql.ref(column)} = any(${[...ids]}::integer[])`

/**
 * Few orders contain a number of three digits, more a word of three letters, and many a shorter word, which is a regular
 * expression. A single letter is looked for where words begin: inside them most orders have it. No index finds a single
 * digit, which most orders contain, nor a word without a letter or digit.
 */
const toWordSearch = (text: string): WordSearch => {
  const contained = { pattern: `%${escapeLike(text)}%`, isRegularExpression: false }
  if (/\d{3}/.test(text)) return { ...contained, rarity: 3 }
  if (hasTrigram(text)) return { ...contained, rarity: 2 }
  if (/^(\d|[^\p{L}\p{N}]+)$/u.test(text)) return { ...contained, rarity: 0 }
  const pattern = /^\p{L}$/u.test(text) ? initialPattern(text) : shortWordPattern(text)
  return { pattern, isRegularExpression: true, rarity: 1 }
}

/** The index looks up the rarest words alone, because it would read all the entries of a frequent word as well. */
const markIndexed = (words: readonly Omit<Word, 'isIndexed'>[]): Word[] => {
  const rarest = Math.max(1, ...words.map(({ rarity }) => rarity))
  return words.map((word) => ({ ...word, isIndexed: word.rarity === rarest }))
}

/** A word as SQL receives it; a word without three letters in a row is found by the index of sellers as an expression. */
const toGivenWord = (word: string) => ({
  word,
  pattern: hasTrigram(word) ? `%${escapeLike(word)}%` : null,
  expression: hasTrigram(word) ? null : quoted(word),
})

/**
 * The sellers are looked up first. From their number the planner knows whether few orders match, which the search index
 * finds, or many, for which reading the newest first is faster. Sellers that the list cannot contain are not looked up.
 */
const findWords = async (reader: Reader, filters: OrderFilters): Promise<readonly Word[]> => {
  const words = filters.term.split(/\s+/).filter((word) => word !== '')
  if (words.length === 0) return []
  const named = namedSellers(reader, filters)
  const isNamed = named === null ? sql`true` : matchesAny('id', named)
  const { rows } = await sql<{ text: string; sellerIds: number[] }>`
    with words as materialized (
      select plain(word) as text, plain(pattern) as pattern, ${beforeShortWord} || plain(expression) as expression
      from jsonb_to_recordset(${JSON.stringify(words.map(toGivenWord))}::jsonb)
        as given (word text, pattern text, expression text))
    select text, array(
      select id from seller where ${isNamed} and pattern is not null and search like pattern
      union all select id from seller where ${isNamed} and expression is not null and search ~ expression) as "sellerIds"
    from words`.execute(reader.tx)
  return markIndexed(rows.map(({ text, sellerIds }) => ({ ...toWordSearch(text), sellerIds })))
}

/**
 * The region of an order is that of its seller's state (ORD-046); for states the planner can estimate how many sellers
 * match.
 */
const listStates = async ({ tx }: Reader, { regionIds }: OrderFilters): Promise<readonly string[]> => {
  if (regionIds.length === 0) return []
  const regions = await tx.selectFrom('region').select('states').where('id', 'in', regionIds).execute()
  return regions.flatMap(({ states }) => states)
}

export const searched = async (reader: Reader, filters: OrderFilters): Promise<Searched> => ({
  ...filters,
  words: await findWords(reader, filters),
  states: await listStates(reader, filters),
})

/**
 * What users who read masked data may search: the number, the name without e-mails and long numbers, and the CNPJ of a
 * company, but no CPF (SEC-021).
 */
export const maskedSearch = sql`plain(orders.id::text || ' '
  || regexp_replace(coalesce(orders.customer_name, ''), '\\S+@\\S+|\\d[\\d ./()-]{6,}\\d', ' ', 'g') || ' '
  || case when length(orders.customer_document) = 14 then orders.customer_document else '' end)`

/** Every word must occur in the number or customer of the order, or in its seller (ORD-017, ORD-023). */
const hasWord = ({ pattern, isRegularExpression, isIndexed, sellerIds }: Word, actor: Actor) => {
  const has = (text: RawBuilder<unknown>) =>
    isRegularExpression ? sql`${text} ~ ${pattern}` : sql`${text} like ${pattern}`
  const found = has(isIndexed ? sql`orders.search` : sql`(orders.search || '')`)
  const isShown = can(actor.roles, 'customers.readContacts') ? sql`` : sql`and ${has(maskedSearch)}`
  const matches = sql<SqlBool>`(${found} ${isShown})`
  return sellerIds.length === 0 ? matches : sql<SqlBool>`(${matches} or ${matchesAny('orders.seller_id', sellerIds)})`
}

/** Orders that contain one of the products. */
const hasProduct = (codes: readonly string[]) =>
  sql<SqlBool>`exists (select from order_item where order_item.order_id = orders.id
    and order_item.product_code = any(${[...codes]}))`

const liesIn = (states: readonly string[]) =>
  sql<SqlBool>`exists (select from seller
    where seller.id = orders.seller_id and seller.erp_state = any(${[...states]}))`

/** Orders with a file that the caller could list (SEC-020). */
const hasFiles = (actor: Actor) => sql<SqlBool>`exists (select from order_attachment
  where order_attachment.order_id = orders.id and ${isListedFile(toFileReader(actor))})`

const inAny = <Each>(values: readonly Each[], condition: (values: readonly Each[]) => Expression<SqlBool>) =>
  values.length === 0 ? [] : [condition(values)]

const whether = (flag: boolean | null, condition: (flag: boolean) => Expression<SqlBool>) =>
  flag === null ? [] : [condition(flag)]

/** The period includes both days, from midnight to midnight in São Paulo (USE-025). */
const isCreatedIn = ({ from, to }: OrderFilters['created']): Expression<SqlBool>[] => [
  ...(from === null ? [] : [sql<SqlBool>`orders.created_at >= ${toDayStart(from)}`]),
  ...(to === null ? [] : [sql<SqlBool>`orders.created_at < ${toDayStart(plusDays(to, 1))}`]),
]

/** One condition for each filter that is set (ORD-040). */
const toConditions = (filters: Searched, actor: Actor): Expression<SqlBool>[] => [
  ...filters.words.map((word) => hasWord(word, actor)),
  ...inAny(filters.sellerIds, (ids) => matchesAny('orders.seller_id', ids)),
  ...inAny(filters.regionIds, () => liesIn(filters.states)),
  ...inAny(filters.modules, hasProduct),
  ...inAny(filters.inverters, hasProduct),
  ...inAny(filters.paymentMethods, (methods) => sql<SqlBool>`orders.payment_method = any(${[...methods]})`),
  ...whether(filters.isFutureSale, (is) => sql<SqlBool>`orders.is_future_sale = ${is}`),
  ...inAny(filters.triangulationStatuses, (each) => sql<SqlBool>`orders.triangulation_status = any(${[...each]})`),
  ...(filters.waiting === undefined ? [] : [isWaitingForErp]),
  ...isCreatedIn(filters.created),
  ...toCountedConditions(filters.ofFigure),
  ...(filters.ids === undefined ? [] : [sql<SqlBool>`orders.id = any(${[...filters.ids]}::integer[])`]),
  ...whether(filters.hasAttachments, (has) => (has ? hasFiles(actor) : sql<SqlBool>`not ${hasFiles(actor)}`)),
]

/** The orders that match the filters, within the reader's scope; never carts (ORD-058). */
export const matchingOrders = ({ tx, actor, now }: Reading, filters: Searched) =>
  tx
    .selectFrom('orders')
    .where(isInScope(actor))
    .where(sql<SqlBool>`orders.status <> 'CART'`)
    .where(hasStatus(filters.statuses, now))
    .where((eb) => eb.and(toConditions(filters, actor)))
    .where(filters.queue === undefined ? sql<SqlBool>`true` : isInQueue(filters.queue, { roles: actor.roles, now }))

/** The same sort as the indexes; orders that were never approved are last in both directions (C-42). */
export const sortings = {
  createdAt: { DESC: sql`orders.created_at desc`, ASC: sql`orders.created_at` },
  approvedAt: { DESC: sql`orders.approved_at desc nulls last`, ASC: sql`orders.approved_at` },
  finishedAt: { DESC: sql`orders.finished_at desc nulls last`, ASC: sql`orders.finished_at nulls first` },
} as const

/** Orders with the same instant are sorted by their numbers. */
export const toTieBreaker = ({ ordertype }: Pick<OrderFilters, 'ordertype'>) =>
  ordertype === 'ASC' ? sql`orders.id` : sql`orders.id desc`
