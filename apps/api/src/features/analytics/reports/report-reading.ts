import type { Role } from '@girassol/domain/access'
import type { AnalyticsReport, Period } from '@girassol/domain/analytics'
import type { Tx } from '../../../http/context.ts'
import type { FigureFilters, FigureSums } from '../figures/sum-figures.ts'

/** Whose figures are read, of which days, and what narrows them. */
export type ReportReading = {
  readonly tx: Tx
  readonly report: AnalyticsReport
  readonly now: string
  readonly today: string
  readonly period: Period
  readonly filters: FigureFilters
  /** Whether it is the page of an integrator, whose seller is then in the filters. */
  readonly isOwn: boolean
  /** ANA-009: whether a link may name a single integrator. */
  readonly readsSellers: boolean
  /** Those of the reader, who gets links to what he may open alone. */
  readonly roles: readonly Role[]
}

/** The values of a row by column: cents, watts and counts; null where there is nothing to show. */
export type RawValues = Readonly<Record<string, number | null>>

export type BuiltRow = {
  readonly key: string
  readonly label: string
  /** A second line below the label. */
  readonly note?: string
  readonly values: RawValues
  /** Where the list of what is counted opens, within the portal; null where there is no such list. */
  readonly link: string | null
}

export type BuiltReport = {
  readonly rows: readonly BuiltRow[]
  /** Of all rows together; null for a column whose values do not add up. */
  readonly totals: RawValues
  /** A figure beside the table that is no part of it. */
  readonly beside?: { readonly label: string; readonly value: number; readonly link: string | null }
  readonly link: string | null
}

export type BuildReport = (reading: ReportReading) => Promise<BuiltReport>

/** The sum of each column. */
export const addUp = (rows: readonly RawValues[], columns: readonly string[]): RawValues =>
  Object.fromEntries(columns.map((column) => [column, rows.reduce((sum, row) => sum + (row[column] ?? 0), 0)]))

/** The sums of a key over its kinds and reasons that a test lets through. */
export const sumWhere = (
  sums: readonly FigureSums[],
  column:
    | 'facts'
    | 'units'
    | 'valueCents'
    | 'watts'
    | 'listCents'
    | 'discountCents'
    | 'marginCents'
    | 'inFull'
    | 'unchecked',
  counts: (row: FigureSums) => boolean = () => true,
): number => sums.reduce((sum, row) => (counts(row) ? sum + row[column] : sum), 0)
