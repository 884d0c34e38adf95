import { computeConversion, lostProductDays } from '@girassol/domain/analytics'
import { displayName } from '@girassol/domain/catalogue'
import { expiredReasonLabel, lossReasonNames, lossReasons } from '@girassol/domain/negotiations'
import { budgetHours } from '@girassol/domain/orders'
import { plusDays, plusHours } from '@girassol/domain/shared'
import { sql } from 'kysely'
import { type FigureSums, sumFigures } from '../figures/sum-figures.ts'
import { linkToProduct, toLink } from './list-links.ts'
import { toMonthRows } from './month-rows.ts'
import { addUp, type BuildReport, type RawValues, type ReportReading, sumWhere } from './report-reading.ts'

const withRate = (values: RawValues): RawValues => ({
  ...values,
  rate: computeConversion({ won: values.won ?? 0, lost: values.lost ?? 0 }),
})

const toDecided = (sums: readonly FigureSums[]): RawValues => {
  const isWon = ({ kind }: FigureSums) => kind === 'WON'
  return withRate({
    won: sumWhere(sums, 'facts', isWon),
    lost: sumWhere(sums, 'facts', (row) => !isWon(row)),
    value: sumWhere(sums, 'valueCents', isWon),
  })
}

/** The budgets that are open now, as the list of budgets has them. */
const countOpen = async ({ tx, now, filters: { sellerId } }: ReportReading): Promise<number> => {
  const { rows } = await sql<{ open: number }>`select count(*)::integer as open from orders
    where status = 'BUDGET' and finished_at > ${plusHours(now, -budgetHours)}
      ${sellerId === null ? sql`` : sql`and seller_id = ${sellerId}`}`.execute(tx)
  return rows[0]?.open ?? 0
}

/** ANA-003: the conversion of budgets by the month of their decision, with what is open beside it. */
export const buildConversion: BuildReport = async (reading) => {
  const sums = await sumFigures(reading.tx, { ...reading, by: 'month', kinds: ['WON', 'LOST'] })
  const rows = toMonthRows(reading, sums, { toValues: toDecided })
  const totals = withRate(
    addUp(
      rows.map(({ values }) => values),
      ['won', 'lost', 'value'],
    ),
  )
  const link = reading.isOwn || reading.filters.sellerId === null ? toLink('/orcamentos', { visao: 'validos' }) : null
  return { rows, totals, link: null, beside: { label: 'Em aberto agora', value: await countOpen(reading), link } }
}

const reasonOrder: readonly (readonly [string, string])[] = [
  ...lossReasonNames.map((name) => [name, lossReasons[name]] as const),
  ['EXPIRED', expiredReasonLabel],
  ['', 'Sem motivo informado'],
]

/** ANA-002: why budgets were lost. */
export const buildLosses: BuildReport = async (reading) => {
  const sums = await sumFigures(reading.tx, { ...reading, by: 'reason', kinds: ['LOST'] })
  const rows = reasonOrder.flatMap(([key, label]) => {
    const ofReason = sums.filter((row) => row.key === key)
    const values = { lost: sumWhere(ofReason, 'facts'), value: sumWhere(ofReason, 'valueCents') }
    return ofReason.length === 0 ? [] : [{ key: key === '' ? 'NONE' : key, label, values, link: null }]
  })
  const sorted = rows.toSorted((a, b) => b.values.lost - a.values.lost)
  return {
    rows: sorted,
    totals: addUp(
      rows.map(({ values }) => values),
      ['lost', 'value'],
    ),
    link: null,
  }
}

const reasons = ['OUT_OF_STOCK', 'PRICE']

/** ANA-015: the products of budgets that were lost for stock or price in the last 90 days, by the value lost. */
export const buildLostProducts: BuildReport = async (reading) => {
  const { tx, today } = reading
  const period = { from: plusDays(today, 1 - lostProductDays), to: today }
  const all = await sumFigures(tx, { ...reading, period, by: 'product', kinds: ['LOST_LINE'] })
  const sums = all.filter(({ reason }) => reasons.includes(reason))
  const sumsOf = Map.groupBy(sums, ({ key }) => key)
  const products = await tx
    .selectFrom('product')
    .select(['code', 'name'])
    .where('code', '=', sql<string>`any(${[...sumsOf.keys()]}::text[])`)
    .execute()
  const rows = products.map(({ code, name }) => {
    const ofProduct = sumsOf.get(code) ?? []
    const lostFor = (wanted: string) => sumWhere(ofProduct, 'valueCents', ({ reason }) => reason === wanted)
    const values = {
      value: sumWhere(ofProduct, 'valueCents'),
      stock: lostFor('OUT_OF_STOCK'),
      price: lostFor('PRICE'),
      units: sumWhere(ofProduct, 'units'),
      budgets: sumWhere(ofProduct, 'facts'),
    }
    return { key: code, label: displayName(name), note: code, values, link: linkToProduct(reading, code) }
  })
  const summed = addUp(
    rows.map(({ values }) => values),
    ['value', 'stock', 'price', 'units'],
  )
  // A budget may have several of the products.
  const totals = { ...summed, budgets: null }
  return { rows: rows.toSorted((a, b) => b.values.value - a.values.value), totals, link: null }
}
