import type * as contract from '@girassol/contract/analytics'
import type { AnalyticsReportView } from '@girassol/contract/analytics'
import { type ColumnKind, describeReport, mostExportedRows, tooManyRows } from '@girassol/domain/analytics'
import { formatDay, formatMoment, toDay } from '@girassol/domain/shared'
import type { Sheet, SheetColumn } from '../../../documents/spreadsheet.ts'
import { toSpreadsheetFile } from '../../../documents/spreadsheet-file.ts'
import type { DownloadHandler, Tx } from '../../../http/context.ts'
import { Refused } from '../../../http/refused.ts'
import { type ReportQuery, readReport } from './read-report.ts'

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
  const seller =
    query.seller === undefined
      ? undefined
      : await tx.selectFrom('seller').select('fancy_name').where('id', '=', query.seller).executeTakeFirst()
  return [
    ['Período', period === null ? undefined : `${formatDay(period.from)} a ${formatDay(period.to)}`],
    ['Filial', query.branch],
    ['UF', query.uf],
    ['Marca', await nameOf('brand', query.brand)],
    ['Grupo', await nameOf('product_group', query.group)],
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

/** C-214: 409 for more rows than a file has. */
const refuseTooMany = (rows: number): void => {
  if (rows > mostExportedRows) throw new Refused(tooManyRows, { status: 409, reason: 'tooManyRows' })
}

/** ANA-013: a report as a file. */
export const exportReport: DownloadHandler<typeof contract.exportReport> = async (context, { params, query }) => {
  const { format, ...filters } = query
  const { read, actor, now } = context
  return read(async (tx) => {
    const view = await readReport({ tx, actor, now }, { report: params.report, query: filters, compares: false })
    refuseTooMany(view.rows.length)
    const sheet = await toReportSheet(tx, view, filters)
    return toSpreadsheetFile(`${describeReport(view.report).title} ${toDay(now)}`, format, sheet)
  })
}
