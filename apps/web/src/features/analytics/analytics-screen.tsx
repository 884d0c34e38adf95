import { listAnalytics } from '@girassol/contract/analytics'
import { useEndpointQuery } from '../../lib/use-endpoint.ts'
import { useListState } from '../../lib/use-list-state.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { AnalyticsFilters } from './analytics-filters.tsx'
import { analyticsDefaults } from './analytics-state.ts'
import classes from './figures.module.css'
import { ReportCard } from './report-card.tsx'
import { ReportFileNotice } from './report-file-notice.tsx'

/** The file that a notification leads to, in the address (C-214). */
const noFile = { arquivo: '' }

/** ANA-001, ANA-002: the figures of the company, or of the distributor for staff. */
export const AnalyticsScreen = () => {
  const { state, change, reset } = useListState(analyticsDefaults)
  const file = useListState(noFile)
  const { data: start, error, refetch } = useEndpointQuery(listAnalytics, {})
  const note = start?.side === 'house' ? 'O que todos os integradores pediram.' : 'O que a sua empresa propôs e pediu.'
  return (
    <>
      <PageHeader title="Indicadores" note={start === undefined ? undefined : note} />
      {file.state.arquivo !== '' && <ReportFileNotice id={file.state.arquivo} onClose={file.reset} />}
      {error !== null && start === undefined && <ErrorState error={error} onRetry={() => void refetch()} />}
      {start !== undefined && (
        <>
          <AnalyticsFilters state={state} onChange={change} onClear={reset} start={start} />
          <div className={classes.grid}>
            {start.reports.map((report) => (
              <ReportCard
                key={report}
                report={report}
                state={state}
                start={start}
                onFileRequested={(arquivo) => file.change({ arquivo })}
              />
            ))}
          </div>
        </>
      )}
    </>
  )
}
