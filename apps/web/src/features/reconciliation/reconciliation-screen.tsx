import {
  compareDay,
  exportReconciliation,
  listReconciliationRows,
  type ReconciliationRow,
  type ReconciliationView,
  showReconciliation,
} from '@girassol/contract/reconciliation'
import { IconDownload, IconRefresh } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { formatDate } from '../../lib/format.ts'
import { toTableProps } from '../../lib/table-props.ts'
import { useDownload } from '../../lib/use-download.ts'
import { refreshEndpoints, useEndpointMutation, useEndpointPages, useEndpointQuery } from '../../lib/use-endpoint.ts'
import { useListState } from '../../lib/use-list-state.ts'
import { useToday } from '../../lib/use-now.ts'
import { ActionButton } from '../../ui/action-button.tsx'
import { ChoiceChips } from '../../ui/choice-chips.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { lazyDialog } from '../../ui/lazy-dialog.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { SkeletonLines } from '../../ui/skeletons.tsx'
import { DayPicker } from './day-picker.tsx'
import { DaySums } from './day-sums.tsx'
import classes from './reconciliation.module.css'
import { createColumns, ReconciliationCard } from './reconciliation-columns.tsx'
import { ReconciliationFilters } from './reconciliation-filters.tsx'
import { isNarrowed, readDay, readFilters, reconciliationDefaults } from './reconciliation-state.ts'

const HandleDifferenceDialog = lazyDialog(
  async () => (await import('./handle-difference-dialog.tsx')).HandleDifferenceDialog,
)

/** While a comparison runs, its result is looked for this often. */
const pollMs = 2000

const isRunningIn = (view: ReconciliationView | undefined): boolean =>
  view?.comparisons.some(({ isRunning }) => isRunning) ?? false

/**
 * The day, read again while it is compared; its rows are read again as soon as there are new figures. There is no view
 * while another day is loaded: one day's figures, and its button, never appear under the date of another.
 */
const useReconciledDay = (day: string) => {
  const client = useQueryClient()
  const [isPolling, setPolling] = useState(false)
  const query = useEndpointQuery(
    showReconciliation,
    { params: { day } },
    { refetchInterval: isPolling ? pollMs : false, showPrevious: true },
  )
  const view = query.isPlaceholderData ? undefined : query.data
  const isRunning = isRunningIn(view)
  const comparedAt = view?.comparisons.map((each) => each.comparedAt).join()
  useEffect(() => setPolling(isRunning), [isRunning])
  useEffect(() => {
    if (comparedAt !== undefined) void refreshEndpoints(client, [listReconciliationRows])
  }, [client, comparedAt])
  return { query, view, isRunning }
}

type CompareProps = { readonly view: ReconciliationView; readonly isRunning: boolean; readonly label: string }

const CompareButton = ({ view, isRunning, label }: CompareProps) => {
  const compare = useEndpointMutation(compareDay, { refreshes: [showReconciliation] })
  return (
    <ActionButton
      label={label}
      runningLabel="Comparando…"
      icon={<IconRefresh size={16} aria-hidden />}
      permission={view.actions.compare}
      isRunning={isRunning || compare.isPending}
      onRun={() => compare.mutate({ params: { day: view.day } })}
    />
  )
}

type ExportProps = { readonly day: string; readonly filters: ReturnType<typeof readFilters> }

const ExportButton = ({ day, filters }: ExportProps) => {
  const failure = 'Não deu para exportar a conciliação. Tente de novo.'
  const request = { params: { day }, query: filters }
  const download = useDownload(exportReconciliation, request, { name: `Conciliação ${day}.csv`, failure })
  return (
    <ActionButton
      label="Exportar CSV"
      icon={<IconDownload size={16} aria-hidden />}
      isRunning={download.isPending}
      onRun={() => download.mutate()}
    />
  )
}

const isCompared = (view: ReconciliationView): boolean => view.comparisons.some(({ comparedAt }) => comparedAt !== null)

type NothingProps = {
  readonly view: ReconciliationView
  readonly isRunning: boolean
  readonly isFiltered: boolean
  readonly onClear: () => void
}

const Nothing = ({ view, isRunning, isFiltered, onClear }: NothingProps) => {
  if (isFiltered) {
    return (
      <EmptyState
        title="Nenhum pagamento corresponde aos filtros"
        action={<ActionButton label="Limpar filtros" onRun={onClear} />}
      />
    )
  }
  if (isCompared(view)) {
    return <EmptyState title="Nenhum pagamento neste dia" text="Nem os pedidos nem os outros sistemas têm um." />
  }
  return (
    <EmptyState
      title="Dia ainda não comparado"
      text="A comparação lê as cobranças do gateway e os títulos do ERP."
      action={<CompareButton view={view} isRunning={isRunning} label="Comparar agora" />}
    />
  )
}

type OpenDaysProps = {
  readonly openDays: ReconciliationView['openDays']
  readonly day: string
  readonly onChange: (day: string) => void
}

/** The days that still have open differences, one click away. */
const OpenDays = ({ openDays, day, onChange }: OpenDaysProps) =>
  openDays.length > 0 && (
    <div className={classes.openDays}>
      <span aria-hidden>Em aberto:</span>
      <ChoiceChips
        label="Dias com diferenças em aberto"
        options={openDays.map((each) => ({ id: each.day, label: formatDate(each.day), count: String(each.open) }))}
        current={day}
        onChange={onChange}
      />
    </div>
  )

type DayProps = { readonly view: ReconciliationView; readonly isRunning: boolean }

/** The payments of the day, with their filters. */
const DayRows = ({ view, isRunning }: DayProps) => {
  const { state, change } = useListState(reconciliationDefaults)
  const [handled, setHandled] = useState<ReconciliationRow>()
  const list = useEndpointPages(listReconciliationRows, { params: { day: view.day }, query: readFilters(state) })
  const clear = () => change({ sistema: '', tipo: '', tratamento: '' })
  return (
    <>
      {isCompared(view) && <ReconciliationFilters state={state} onChange={change} />}
      <DataTable
        caption="Pagamentos comparados"
        columns={createColumns(setHandled)}
        density="comfortable"
        {...toTableProps(list)}
        rowKey={({ id }) => id}
        card={(row) => <ReconciliationCard row={row} onHandle={setHandled} />}
        empty={<Nothing view={view} isRunning={isRunning} isFiltered={isNarrowed(state)} onClear={clear} />}
      />
      {handled !== undefined && <HandleDifferenceDialog row={handled} onClose={() => setHandled(undefined)} />}
    </>
  )
}

/** REL-013, C-235: the money of a day in orders, gateway and ERP, and the differences that a person handles. */
export const ReconciliationScreen = () => {
  const { state, change } = useListState(reconciliationDefaults)
  const day = readDay(state, useToday())
  const { query, view, isRunning } = useReconciledDay(day)
  const goTo = (dia: string) => change({ dia })
  return (
    <>
      <PageHeader
        title="Conciliação"
        note="Os pagamentos de um dia nos pedidos, no gateway e no ERP. Todo dia às 5h30 o portal compara o dia anterior."
        secondary={
          view !== undefined &&
          isCompared(view) && (
            <>
              <ExportButton day={day} filters={readFilters(state)} />
              <CompareButton view={view} isRunning={isRunning} label="Comparar de novo" />
            </>
          )
        }
      />
      <div className={classes.days}>
        <DayPicker day={day} onChange={goTo} />
        <OpenDays openDays={query.data?.openDays ?? []} day={day} onChange={goTo} />
      </div>
      {query.isError && view === undefined && <ErrorState error={query.error} onRetry={() => void query.refetch()} />}
      {!query.isError && view === undefined && <SkeletonLines lines={6} />}
      {view !== undefined && (
        <div className={classes.day}>
          <DaySums comparisons={view.comparisons} />
          <DayRows view={view} isRunning={isRunning} />
        </div>
      )}
    </>
  )
}
