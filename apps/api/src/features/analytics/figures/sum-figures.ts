import { type FactKind, type FigureSpan, type Period, splitPeriod } from '@girassol/domain/analytics'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../../http/context.ts'
import { factColumns, selectFacts } from './figure-facts.ts'

/** What figures are narrowed by; null: all. `branch`: company and branch with a comma between. */
export type FigureFilters = {
  readonly branch: string | null
  readonly uf: string | null
  readonly brand: string | null
  readonly group: string | null
  readonly sellerId: number | null
}

const keys = {
  month: sql`to_char(part.day, 'YYYY-MM')`,
  uf: sql`part.uf`,
  seller: sql`part.seller_id::text`,
  brand: sql`coalesce(product.brand_code, '')`,
  group: sql`product.group_code`,
  product: sql`part.product_code`,
  reason: sql`part.reason`,
} as const

export type SumBy = keyof typeof keys

export type Wanted = {
  readonly kinds: readonly FactKind[]
  readonly by: SumBy
  readonly period: Period
  readonly filters: FigureFilters
  /** The day of São Paulo: nothing is counted of later ones. */
  readonly today: string
}

export type FigureSums = {
  readonly key: string
  readonly kind: FactKind
  readonly reason: string
  readonly facts: number
  readonly units: number
  readonly valueCents: number
  readonly watts: number
  readonly listCents: number
  readonly discountCents: number
  readonly marginCents: number
  readonly inFull: number
  readonly unchecked: number
}

const sums = ['units', 'value_cents', 'watts', 'list_cents', 'discount_cents', 'margin_cents', 'in_full', 'unchecked']
const summed = sql.join(sums.map((name) => sql.ref(name)))

const isProductKind = ({ kinds }: Wanted): boolean => kinds.includes('LINE') || kinds.includes('LOST_LINE')

const hasKind = ({ kinds }: Wanted) => sql`kind = any(${[...kinds]}::text[])`

const liesIn = ({ from, to }: Period) => sql`day between ${from}::date and ${to}::date`

const dimensions = sql`kind, day, seller_id, branch, uf, product_code, reason`

const fromFacts = (wanted: Wanted, period: Period) =>
  sql`select ${dimensions}, 1::bigint as facts, ${summed} from figure_fact where ${hasKind(wanted)} and ${liesIn(period)}`

/** The rows of all sellers with the places that the report needs, or those of single sellers. */
const fromSummary = (wanted: Wanted, span: FigureSpan, period: Period) => {
  const { by, filters } = wanted
  const needsPlace = by === 'uf' || filters.uf !== null || filters.branch !== null
  const place = isProductKind(wanted) && !needsPlace ? sql`branch = '*'` : sql`branch <> '*'`
  const grain = by === 'seller' ? sql`seller_id > 0` : sql`seller_id = 0 and ${place}`
  return sql`select ${dimensions}, facts, ${summed} from figure_summary
    where ${hasKind(wanted)} and span = ${sql.lit(span)} and ${grain} and ${liesIn(period)}`
}

/** Whole months from their sums and the days at the ends from theirs; those of one seller from the facts themselves. */
const storedParts = (wanted: Wanted): readonly RawBuilder<unknown>[] => {
  const { period, today, by, filters } = wanted
  if (filters.sellerId !== null) return [sql`${fromFacts(wanted, period)} and seller_id = ${filters.sellerId}`]
  const { months, days } = splitPeriod(period, today)
  const ends = days.map((part) => (by === 'seller' ? fromFacts(wanted, part) : fromSummary(wanted, 'DAY', part)))
  if (months === null) return ends
  return [fromSummary(wanted, 'MONTH', { from: months.first, to: months.last }), ...ends]
}

/** As an array, which the planner expects to be short: it then looks its orders up one by one. */
const changed = sql`array(select order_id from figure_change group by order_id)`

/** What changed since the last summing up, as it is now, less what it was: so figures are those of this instant. */
const changedParts = (wanted: Wanted): readonly RawBuilder<unknown>[] => {
  const ids = sql`(select order_id from unnest(${changed}) as waiting (order_id))`
  const now = sql`select ${dimensions}, 1::bigint as facts, ${summed}
    from (${selectFacts(ids, wanted.kinds)}) as now (${factColumns}) where ${hasKind(wanted)} and ${liesIn(wanted.period)}`
  const negative = sql.join(sums.map((name) => sql`- ${sql.ref(name)}`))
  const before = sql`select ${dimensions}, -1::bigint, ${negative}
    from figure_fact where order_id = any(${changed}) and ${hasKind(wanted)} and ${liesIn(wanted.period)}`
  return [now, before]
}

const conditions = ({ filters: { branch, uf, brand, group, sellerId } }: Wanted) => [
  ...(branch === null ? [] : [sql`part.branch = ${branch}`]),
  ...(uf === null ? [] : [sql`part.uf = ${uf}`]),
  ...(sellerId === null ? [] : [sql`part.seller_id = ${sellerId}`]),
  ...(brand === null ? [] : [sql`product.brand_code = ${brand}`]),
  ...(group === null ? [] : [sql`product.group_code = ${group}`]),
]

/** The statement of `sumFigures`, whose plan a test reads. */
export const figuresStatement = (wanted: Wanted) => {
  const parts = sql.join([...storedParts(wanted), ...changedParts(wanted)], sql` union all `)
  const product = isProductKind(wanted) ? sql`join product on product.code = part.product_code` : sql``
  const named = sql.join(sums.map((name) => sql`sum(part.${sql.ref(name)})::bigint as ${sql.ref(toCamel(name))}`))
  return sql<FigureSums>`select ${keys[wanted.by]} as key, part.kind, part.reason, sum(part.facts)::bigint as facts, ${named}
    from (${parts}) as part ${product}
    where ${sql.join([sql`true`, ...conditions(wanted)], sql` and `)}
    group by 1, 2, 3 having sum(part.facts) <> 0`
}

const toCamel = (name: string): string => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())

/**
 * C-213: the sums of a period by one dimension, of each kind of fact and reason. With a filter of brand or group, or by
 * products, the kinds must be those of lines.
 */
export const sumFigures = async (tx: Tx, wanted: Wanted): Promise<readonly FigureSums[]> =>
  (await figuresStatement(wanted).execute(tx)).rows
