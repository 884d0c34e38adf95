import { clipMonth, listMonths } from '@girassol/domain/analytics'
import { describeMonth } from '@girassol/domain/shared'
import type { FigureSums } from '../figures/sum-figures.ts'
import type { BuiltRow, RawValues, ReportReading } from './report-reading.ts'

type MonthRow = {
  readonly toValues: (sums: readonly FigureSums[]) => RawValues
  readonly toLink?: (period: { readonly from: string; readonly to: string }) => string | null
}

/** One row for each month of the period, also for those without figures; `sums` are by month. */
export const toMonthRows = (
  { period }: ReportReading,
  sums: readonly FigureSums[],
  { toValues, toLink = () => null }: MonthRow,
): readonly BuiltRow[] =>
  listMonths(period).map((month) => ({
    key: month,
    label: describeMonth(month),
    values: toValues(sums.filter(({ key }) => key === month)),
    link: toLink(clipMonth(month, period)),
  }))
