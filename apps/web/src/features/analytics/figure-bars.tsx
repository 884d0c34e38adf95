import type { AnalyticsReportView, AnalyticsRow } from '@girassol/contract/analytics'
import { describeReport } from '@girassol/domain/analytics'
import { AppLink } from '../../ui/app-link.tsx'
import { writeFigure } from './figure-text.ts'
import classes from './figures.module.css'

/** More rows are in the table. */
const mostBars = 12

type BarProps = { readonly row: AnalyticsRow; readonly view: AnalyticsReportView; readonly most: number }

const toWidth = (value: number | null | undefined, most: number): string =>
  `${most <= 0 ? 0 : Math.max(0, ((value ?? 0) / most) * 100)}%`

/** The figures are written beside their bars, so that nothing depends on colour or on a pointer. */
const Bar = ({ row, view, most }: BarProps) => {
  const kind = view.columns[0]?.kind ?? 'count'
  return (
    <>
      <span className={classes.label}>
        <span>{row.label}</span>
        {row.note !== null && <small>{row.note}</small>}
      </span>
      <span className={classes.value}>
        {writeFigure(row.values[0], kind)}
        {row.before !== null && <small> antes {writeFigure(row.before[0], kind)}</small>}
      </span>
      <span className={classes.track} aria-hidden>
        <span className={classes.bar} style={{ width: toWidth(row.values[0], most) }} />
        {row.before !== null && <span className={classes.past} style={{ width: toWidth(row.before[0], most) }} />}
      </span>
    </>
  )
}

const isEmpty = ({ values, before }: AnalyticsRow): boolean => [...values, ...(before ?? [])].every((value) => !value)

/** How many months at the beginning have no figure; one alone stays a bar. */
const countQuietMonths = ({ report, rows }: AnalyticsReportView): number => {
  if (describeReport(report).of !== 'Mês') return 0
  const first = rows.findIndex((row) => !isEmpty(row))
  const quiet = first < 0 ? rows.length : first
  return quiet > 1 ? quiet : 0
}

/**
 * ANA-012: the first column of a report as bars; each opens the list of what it counts. Months without any figure before
 * the first one that has some are one line.
 */
export const FigureBars = ({ view }: { readonly view: AnalyticsReportView }) => {
  const quiet = view.rows.slice(0, countQuietMonths(view))
  const shown = view.rows.slice(quiet.length, quiet.length + mostBars)
  const most = Math.max(0, ...shown.flatMap(({ values, before }) => [values[0] ?? 0, before?.[0] ?? 0]))
  const left = view.rows.length - quiet.length - shown.length
  return (
    <>
      {quiet.length > 0 && (
        <p className={classes.more}>
          Sem movimento de {quiet[0]?.label} a {quiet.at(-1)?.label}.
        </p>
      )}
      <ul className={classes.bars} aria-label={view.columns[0]?.label}>
        {shown.map((row) => (
          <li key={row.key}>
            {row.listLink === null ? (
              <div className={classes.line}>
                <Bar row={row} view={view} most={most} />
              </div>
            ) : (
              <AppLink to={row.listLink} className={classes.line}>
                <Bar row={row} view={view} most={most} />
              </AppLink>
            )}
          </li>
        ))}
      </ul>
      {left > 0 && <p className={classes.more}>Mais {left} na tabela.</p>}
    </>
  )
}
