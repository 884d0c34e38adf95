import { type AnalyticsReportView, type AnalyticsStart, showReport } from '@girassol/contract/analytics'
import { type AnalyticsReport, describeReport } from '@girassol/domain/analytics'
import { useState } from 'react'
import { formatCount, formatDate, formatDateTime } from '../../lib/format.ts'
import { useEndpointQuery } from '../../lib/use-endpoint.ts'
import { ActionButton } from '../../ui/action-button.tsx'
import { AppLink } from '../../ui/app-link.tsx'
import { Card } from '../../ui/card.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { type ExportFormat, ExportMenu } from '../../ui/export-menu.tsx'
import { type AnalyticsState, toReportQuery } from './analytics-state.ts'
import { FigureBars } from './figure-bars.tsx'
import { FigureTable } from './figure-table.tsx'
import { writeFigure } from './figure-text.ts'
import classes from './figures.module.css'
import { MailingMenu } from './mailing-menu.tsx'
import { saveReport } from './save-report.ts'

const Total = ({ view }: { readonly view: AnalyticsReportView }) => {
  const [column] = view.columns
  if (column === undefined || view.totals[0] === null) return null
  const text = writeFigure(view.totals[0], column.kind)
  return (
    <p className={classes.total}>
      {view.listLink === null ? <b>{text}</b> : <AppLink to={view.listLink}>{text}</AppLink>}
      {view.totalsBefore !== null && <small>antes {writeFigure(view.totalsBefore[0], column.kind)}</small>}
    </p>
  )
}

const Beside = ({ beside }: { readonly beside: NonNullable<AnalyticsReportView['beside']> }) => (
  <p className={classes.note}>
    {beside.label}:{' '}
    {beside.listLink === null ? (
      formatCount(beside.value)
    ) : (
      <AppLink to={beside.listLink}>{formatCount(beside.value)}</AppLink>
    )}
  </p>
)

const Figures = ({ view, isTable }: { readonly view: AnalyticsReportView; readonly isTable: boolean }) => (
  <div className={classes.figures} data-view={isTable ? 'table' : 'chart'}>
    <Total view={view} />
    {view.beside !== null && <Beside beside={view.beside} />}
    {view.rows.length === 0 && <p className={classes.note}>Nada neste período.</p>}
    <div className={classes.chart}>
      <FigureBars view={view} />
    </div>
    <div className={classes.tableView}>
      <FigureTable view={view} />
    </div>
    <p className={classes.asOf}>
      Números de {formatDateTime(view.asOf)}
      {view.period !== null && ` · ${formatDate(view.period.from)} a ${formatDate(view.period.to)}`}
      {view.before !== null && ` · antes: ${formatDate(view.before.from)} a ${formatDate(view.before.to)}`}
    </p>
  </div>
)

export type ReportCardProps = {
  readonly report: AnalyticsReport
  readonly state: AnalyticsState
  readonly start: AnalyticsStart
  /** Called with the number of a file that a worker writes. */
  readonly onFileRequested: (fileId: string) => void
}

/** C-212: one report with its definition, as chart or as table, and its file. */
export const ReportCard = ({ report, state, start, onFileRequested }: ReportCardProps) => {
  const [isTable, setTable] = useState(false)
  const { title, about } = describeReport(report)
  const query = toReportQuery(state, start)
  const { data, error, refetch } = useEndpointQuery(showReport, { params: { report }, query }, { showPrevious: true })
  const { compare: _, ...filters } = query
  const save = (format: ExportFormat) => saveReport(format, { report, filters, onRequested: onFileRequested })
  const toggle = isTable ? 'Ver gráfico' : 'Ver tabela'
  return (
    <Card
      title={title}
      aside={
        <div className={classes.tools}>
          <ActionButton label={toggle} name={`${toggle}: ${title}`} onRun={() => setTable(!isTable)} />
          <MailingMenu report={report} />
          <ExportMenu label={`Exportar ${title}`} failure="Não deu para exportar. Tente de novo." onExport={save} />
        </div>
      }
    >
      <p className={classes.note}>{about}</p>
      {error !== null && data === undefined && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data === undefined && error === null && <p className={classes.note}>Carregando…</p>}
      {data !== undefined && <Figures view={data} isTable={isTable} />}
    </Card>
  )
}
