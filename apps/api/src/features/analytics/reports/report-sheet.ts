import type { AnalyticsReportView } from '@girassol/contract/analytics'
import { type ColumnKind, describeReport, type ReportFileFormat } from '@girassol/domain/analytics'
import { displayName } from '@girassol/domain/catalogue'
import { formatDay, formatMoment, toDay } from '@girassol/domain/shared'
import type { Sheet, SheetColumn } from '../../../documents/spreadsheet.ts'
import { toSpreadsheetFile } from '../../../documents/spreadsheet-file.ts'
import type { Tx } from '../../../http/context.ts'
import type { ReportQuery } from './read-report.ts'

type Row = AnalyticsReportView['rows'][number]

const decimals: Readonly<Record<ColumnKind, 0 | 2 | 3>> = {
  count: 0,
  money: 2,
  kwp: 3,
  percent: 2,
  days: 2,
  perWp: 2,
  per100: 2,
}

const toColumns = ({ report, columns }: AnalyticsReportView): readonly SheetColumn<Row>[] => [
  { header: describeReport(report).of, width: 36, kind: 'text', value: ({ label }) => label },
  { header: 'Detalhe', width: 24, kind: 'text', value: ({ note }) => note },
  ...columns.map(
    ({ label, kind }, at): SheetColumn<Row> => ({
      header: label,
      width: 18,
      kind: 'number',
      decimals: decimals[kind],
      value: ({ values }) => values[at] ?? null,
    }),
  ),
]

const pageSize = 1000

const toPages = async function* (rows: readonly Row[]): AsyncGenerator<readonly Row[]> {
  for (let at = 0; at < rows.length; at += pageSize) yield rows.slice(at, at + pageSize)
}

type Filter = readonly [label: string, value: string | undefined]

/** The names of the filters as a reader knows them. */
const describeFilters = async (
  tx: Tx,
  { period }: AnalyticsReportView,
  query: ReportQuery,
): Promise<readonly Filter[]> => {
  const nameOf = async (table: 'brand' | 'product_group', code: string | undefined) =>
    code === undefined
      ? undefined
      : ((await tx.selectFrom(table).select('name').where('code', '=', code).executeTakeFirst())?.name ?? code)
  const group = await nameOf('product_group', query.group)
  const seller =
    query.seller === undefined
      ? undefined
      : await tx.selectFrom('seller').select('fancy_name').where('id', '=', query.seller).executeTakeFirst()
  return [
    ['Período', period === null ? undefined : `${formatDay(period.from)} a ${formatDay(period.to)}`],
    ['Filial', query.branch],
    ['UF', query.uf],
    ['Marca', await nameOf('brand', query.brand)],
    ['Grupo', group && displayName(group)],
    ['Integrador', seller?.fancy_name],
  ]
}

/** ANA-013: a report as a sheet: its title, its instant and its filters, then the table. */
const toReportSheet = async (tx: Tx, view: AnalyticsReportView, query: ReportQuery): Promise<Sheet<Row>> => {
  const { title } = describeReport(view.report)
  const filters = await describeFilters(tx, view, query)
  const given = filters.flatMap(([label, value]): [string, string][] => (value === undefined ? [] : [[label, value]]))
  return {
    name: title.slice(0, 31),
    heading: [[title, formatMoment(view.asOf)], ...given],
    columns: toColumns(view),
    pages: toPages(view.rows),
  }
}

type Written = { readonly format: ReportFileFormat; readonly query: ReportQuery }

/** ANA-013: a report as a file of its title and the day of its figures. */
export const toReportFile = async (tx: Tx, view: AnalyticsReportView, { format, query }: Written) => {
  const sheet = await toReportSheet(tx, view, query)
  return toSpreadsheetFile(`${describeReport(view.report).title} ${toDay(view.asOf)}`, format, sheet)
}
