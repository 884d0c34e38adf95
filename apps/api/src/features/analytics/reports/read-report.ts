import type { AnalyticsReportView, showReport } from '@girassol/contract/analytics'
import type { InputFor } from '@girassol/contract/http/endpoint'
import {
  type AnalyticsReport,
  analyticsPeriodSentences,
  type ColumnKind,
  canShowPeriod,
  choosePeriod,
  describeReport,
  findPeriodBefore,
  listReportColumns,
  listReportFilters,
  type Period,
  type ReportColumn,
} from '@girassol/domain/analytics'
import { toDay } from '@girassol/domain/shared'
import type { Actor } from '../../../http/actor.ts'
import type { Tx } from '../../../http/context.ts'
import { refuseField } from '../../../http/refuse-field.ts'
import { forbidden } from '../../../http/refused.ts'
import type { FigureFilters } from '../figures/sum-figures.ts'
import { type AnalyticsReader, requireReader } from './analytics-reader.ts'
import { buildReport } from './build-report.ts'
import { orUnlinked } from './list-links.ts'
import type { BuiltReport, BuiltRow, RawValues, ReportReading } from './report-reading.ts'

export type ReportQuery = Omit<InputFor<typeof showReport>['query'], 'compare'>

export type ReportRequest = {
  readonly report: AnalyticsReport
  readonly query: ReportQuery
  readonly compares: boolean
}

/** A period of which one day is left out is the 12 months until the other one, or until today. */
const toPeriod = ({ from, to }: ReportQuery, today: string): Period => {
  const usual = choosePeriod('year', to ?? today)
  const period = { from: from ?? usual.from, to: to ?? usual.to }
  const decision = canShowPeriod(period)
  if (!decision.allowed) throw refuseField('to', period.to, analyticsPeriodSentences[decision.refusal])
  return period
}

/** What the report can be narrowed by; other filters are ignored, and one of a single integrator is refused (ANA-009). */
const toFilters = (query: ReportQuery, report: AnalyticsReport, reader: AnalyticsReader): FigureFilters => {
  if (query.seller !== undefined && !reader.isOwn && !reader.readsSellers) throw forbidden()
  const known = listReportFilters(report, reader)
  const given = (name: 'branch' | 'uf' | 'brand' | 'group') => (known.includes(name) ? (query[name] ?? null) : null)
  const seller = known.includes('seller') ? (query.seller ?? null) : null
  const sellerId = reader.isOwn ? reader.sellerId : seller
  return { branch: given('branch'), uf: given('uf'), brand: given('brand'), group: given('group'), sellerId }
}

const fromRaw: Partial<Record<ColumnKind, (value: number) => number>> = {
  money: (cents) => cents / 100,
  kwp: (watts) => watts / 1000,
}

const toValues = (columns: readonly ReportColumn[], raw: RawValues) =>
  columns.map(({ key, kind }) => {
    const value = raw[key] ?? null
    return value === null ? null : (fromRaw[kind]?.(value) ?? value)
  })

/** Months are compared by their place in the period, everything else by its key. */
const findBefore = (row: BuiltRow, at: number, before: BuiltReport): RawValues =>
  (/^\d{4}-\d{2}$/.test(row.key) ? before.rows[at] : before.rows.find(({ key }) => key === row.key))?.values ?? {}

type Built = { readonly built: BuiltReport; readonly before: BuiltReport | null; readonly reading: ReportReading }

const toView = ({ built, before, reading }: Built, columns: readonly ReportColumn[]): AnalyticsReportView => {
  const { report, now, period } = reading
  const hasPeriod = describeReport(report).filters.includes('period')
  const { beside } = built
  return {
    report,
    asOf: now,
    period: hasPeriod ? period : null,
    before: before === null ? null : findPeriodBefore(period),
    columns: columns.map(({ key, label, kind }) => ({ key, label, kind })),
    rows: built.rows.map((row, at) => ({
      key: row.key,
      label: row.label,
      note: row.note ?? null,
      values: toValues(columns, row.values),
      before: before === null ? null : toValues(columns, findBefore(row, at, before)),
      listLink: orUnlinked(row.link, reading),
    })),
    totals: toValues(columns, built.totals),
    totalsBefore: before === null ? null : toValues(columns, before.totals),
    beside:
      beside === undefined
        ? null
        : { label: beside.label, value: beside.value, listLink: orUnlinked(beside.link, reading) },
    listLink: orUnlinked(built.link, reading),
  }
}

type Reading = { readonly tx: Tx; readonly actor: Actor; readonly now: string }

/** C-212: one report as a user reads it: for the screen, the file and the letter alike. */
export const readReport = async (
  { tx, actor, now }: Reading,
  { report, query, compares }: ReportRequest,
): Promise<AnalyticsReportView> => {
  const reader = requireReader(actor, report)
  const today = toDay(now)
  const period = toPeriod(query, today)
  const filters = toFilters(query, report, reader)
  const { isOwn, readsSellers } = reader
  const reading: ReportReading = { tx, report, now, today, period, filters, isOwn, readsSellers, roles: actor.roles }
  const build = buildReport[report]
  const isComparable = compares && describeReport(report).filters.includes('period')
  const built = await build(reading)
  const before = isComparable ? await build({ ...reading, period: findPeriodBefore(period) }) : null
  return toView({ built, before, reading }, listReportColumns(report, reader))
}
