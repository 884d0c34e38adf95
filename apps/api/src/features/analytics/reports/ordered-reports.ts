import { computePerWp } from '@girassol/domain/analytics'
import { displayName } from '@girassol/domain/catalogue'
import { sql } from 'kysely'
import type { Tx } from '../../../http/context.ts'
import { type FigureSums, type SumBy, sumFigures } from '../figures/sum-figures.ts'
import { type LinkPart, linkToCounted } from './list-links.ts'
import { toMonthRows } from './month-rows.ts'
import {
  addUp,
  type BuildReport,
  type BuiltRow,
  type RawValues,
  type ReportReading,
  sumWhere,
} from './report-reading.ts'

const toPerWp = (values: RawValues): RawValues => ({
  ...values,
  perWp: computePerWp({ valueCents: values.value ?? 0, watts: values.kwp ?? 0 }),
})

/** With a brand or a group, an order is counted where one of its lines is in it. */
const isNarrowedByProduct = ({ filters: { brand, group } }: ReportReading): boolean => brand !== null || group !== null

const toOrdered =
  (reading: ReportReading) =>
  (sums: readonly FigureSums[]): RawValues =>
    toPerWp({
      value: sumWhere(sums, 'valueCents'),
      kwp: sumWhere(sums, 'watts'),
      // The parts of an order cannot be counted as orders.
      orders: isNarrowedByProduct(reading) ? null : sumWhere(sums, 'facts'),
    })

const toProducts = (sums: readonly FigureSums[]): RawValues => ({
  value: sumWhere(sums, 'valueCents'),
  kwp: sumWhere(sums, 'watts'),
  units: sumWhere(sums, 'units'),
})

const sumOrdered = (reading: ReportReading, by: SumBy, isOfLines: boolean) =>
  sumFigures(reading.tx, { ...reading, by, kinds: [isOfLines || isNarrowedByProduct(reading) ? 'LINE' : 'ORDER'] })

const totalOf = (reading: ReportReading, rows: readonly BuiltRow[]): RawValues => {
  const values = rows.map((row) => row.values)
  const { orders, ...summed } = addUp(values, ['value', 'kwp', 'orders'])
  return toPerWp({ ...summed, orders: isNarrowedByProduct(reading) ? null : (orders ?? 0) })
}

/** ANA-001, ANA-002, ANA-004: what was ordered in each month. */
export const buildOrdered: BuildReport = async (reading) => {
  const sums = await sumOrdered(reading, 'month', false)
  const toLink = (period: LinkPart['period']) => linkToCounted(reading, period === undefined ? {} : { period })
  const rows = toMonthRows(reading, sums, { toValues: toOrdered(reading), toLink })
  return { rows, totals: totalOf(reading, rows), link: linkToCounted(reading) }
}

/** The highest value first; equal ones by their names. */
const byValue = (a: BuiltRow, b: BuiltRow): number =>
  (b.values.value ?? 0) - (a.values.value ?? 0) || a.label.localeCompare(b.label, 'pt-BR')

type Named = { readonly key: string; readonly name: string }
type Names = (tx: Tx, keys: readonly string[]) => Promise<readonly Named[]>

const named =
  (table: 'brand' | 'product_group' | 'product'): Names =>
  async (tx, keys) =>
    await tx
      .selectFrom(table)
      .select(['code as key', 'name'])
      // As one array: a statement has at most 65,535 parameters.
      .where('code', '=', sql<string>`any(${[...keys]}::text[])`)
      .execute()

const sellerNames: Names = async (tx, keys) =>
  (
    await sql<Named>`select id::text as key, fancy_name as name from seller
      where id = any(${keys.map(Number)}::integer[])`.execute(tx)
  ).rows

/** Products and their groups are stored in capital letters without accents. */
const writesNames: readonly SumBy[] = ['product', 'group']

type Grouping = {
  readonly by: SumBy
  readonly isOfLines: boolean
  readonly names: Names
  readonly toPart: (key: string) => LinkPart
  /** The name of what has none. */
  readonly unnamed: string
}

const groupedBy =
  ({ by, isOfLines, names, toPart, unnamed }: Grouping): BuildReport =>
  async (reading) => {
    const sums = await sumOrdered(reading, by, isOfLines)
    const sumsOf = Map.groupBy(sums, ({ key }) => key)
    const found = await names(reading.tx, [...sumsOf.keys()])
    const known = new Map(found.map(({ key, name }) => [key, writesNames.includes(by) ? displayName(name) : name]))
    const toValues = isOfLines ? toProducts : toOrdered(reading)
    const rows = [...sumsOf].map(([key, ofKey]) => ({
      key,
      label: known.get(key) ?? unnamed,
      ...(by === 'product' && { note: key }),
      values: toValues(ofKey),
      // The list has no filter for what has no brand or state.
      link: key === '' ? null : linkToCounted(reading, toPart(key)),
    }))
    const totals = isOfLines
      ? addUp(
          rows.map(({ values }) => values),
          ['value', 'kwp', 'units'],
        )
      : totalOf(reading, rows)
    return { rows: rows.toSorted(byValue), totals, link: linkToCounted(reading) }
  }

const sameNames: Names = async (_tx, keys) => keys.filter((key) => key !== '').map((key) => ({ key, name: key }))

/** ANA-002: what was ordered, by one dimension. */
export const groupedReports = {
  'ordered-by-uf': groupedBy({
    by: 'uf',
    isOfLines: false,
    names: sameNames,
    toPart: (uf) => ({ uf }),
    unnamed: 'Sem UF',
  }),
  'ordered-by-seller': groupedBy({
    by: 'seller',
    isOfLines: false,
    names: sellerNames,
    toPart: (id) => ({ sellerId: Number(id) }),
    unnamed: '-',
  }),
  'ordered-by-brand': groupedBy({
    by: 'brand',
    isOfLines: true,
    names: named('brand'),
    toPart: (brand) => ({ brand }),
    unnamed: 'Sem marca',
  }),
  'ordered-by-group': groupedBy({
    by: 'group',
    isOfLines: true,
    names: named('product_group'),
    toPart: (group) => ({ group }),
    unnamed: 'Sem grupo',
  }),
  'ordered-by-product': groupedBy({
    by: 'product',
    isOfLines: true,
    names: named('product'),
    toPart: (product) => ({ product }),
    unnamed: '-',
  }),
} as const
