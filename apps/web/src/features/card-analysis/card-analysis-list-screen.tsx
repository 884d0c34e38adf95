import { type CardAnalysisView, listCardAnalyses } from '@girassol/contract/card-analysis'
import { MultiSelect } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { formatTotal } from '../../lib/format.ts'
import { useIsWide } from '../../lib/media.ts'
import { toTableProps } from '../../lib/table-props.ts'
import { useEndpointPages } from '../../lib/use-endpoint.ts'
import { useListKeys } from '../../lib/use-list-keys.ts'
import { useListState } from '../../lib/use-list-state.ts'
import { ActionButton } from '../../ui/action-button.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { type AppliedFilter, FilterBar } from '../../ui/filter-bar.tsx'
import { lazyDialog } from '../../ui/lazy-dialog.tsx'
import { announce } from '../../ui/live-region.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { toast } from '../../ui/toaster.tsx'
import type { AnalysisHandlers } from './analysis-menu.tsx'
import classes from './card-analysis.module.css'
import { CardAnalysisCard, cardAnalysisColumns } from './card-analysis-columns.tsx'
import {
  type AnalysisListState,
  analysisListDefaults,
  analysisListQuery,
  analysisStatusLabel,
  isAnalysisListNarrowed,
  statusOptions,
} from './card-analysis-list-state.ts'
import { useCheckCard } from './use-check-card.ts'

const AnalysisLogsDialog = lazyDialog(async () => (await import('./analysis-logs-dialog.tsx')).AnalysisLogsDialog)
const OpinionDialog = lazyDialog(async () => (await import('./opinion-dialog.tsx')).OpinionDialog)

const searchDelayMs = 500 // CCA-025
const loadFailed = 'Houve um erro ao carregar as informações, por favor tente novamente mais tarde.' // CCA-031
const emptyText = 'Sem itens para carregar' // CCA-004

type Narrowing = {
  readonly state: AnalysisListState
  readonly onChange: (part: Partial<AnalysisListState>) => void
}

/** One chip for each filter that is set; each can be removed alone. */
const toAppliedFilters = ({ state, onChange }: Narrowing): readonly AppliedFilter[] => {
  const { q, status } = state
  const search = { id: 'q', label: 'Busca', value: q, onRemove: () => onChange({ q: '' }) }
  const statuses = {
    id: 'status',
    label: 'Status',
    value: status.map(analysisStatusLabel).join(', '),
    onRemove: () => onChange({ status: [] }),
  }
  return [...(q.trim() === '' ? [] : [search]), ...(status.length === 0 ? [] : [statuses])]
}

/** CCA-002, CCA-024: the field of the filter panel. */
const StatusField = ({ state, onChange }: Narrowing) => (
  <MultiSelect
    label="Status"
    placeholder={state.status.length === 0 ? 'Todos' : ''}
    data={statusOptions}
    value={[...state.status]}
    onChange={(status) => onChange({ status })}
    clearable
    className={classes.fields ?? ''}
    classNames={{ inputField: classes.typed ?? '' }}
  />
)

const Nothing = ({ isFiltered, onClear }: { readonly isFiltered: boolean; readonly onClear: () => void }) =>
  isFiltered ? (
    <EmptyState
      title={emptyText}
      text="Nenhum pagamento corresponde à busca e aos filtros."
      action={<ActionButton label="Limpar filtros" onRun={onClear} />}
    />
  ) : (
    <EmptyState title={emptyText} text="Os pagamentos com cartão aparecem aqui assim que são capturados." />
  )

/** A failed load is reported once (CCA-031); the table offers a retry. */
const useFailureToast = (error: unknown) => {
  useEffect(() => {
    if (error !== null) toast.failure(loadFailed)
  }, [error])
}

type OpenDialog = { readonly kind: 'logs' | 'opinion'; readonly analysis: CardAnalysisView }

/** The dialogs of the rows, and the actions that open them. */
const useRowHandlers = () => {
  const { check, isChecking } = useCheckCard()
  const [open, setOpen] = useState<OpenDialog>()
  const handlers: AnalysisHandlers = {
    isChecking,
    onCheck: ({ id }) => check(id),
    onOpenLogs: (analysis) => setOpen({ kind: 'logs', analysis }),
    onConfirm: (analysis) => setOpen({ kind: 'opinion', analysis }),
  }
  return { handlers, open, close: () => setOpen(undefined) }
}

/** CCA-001, C-98: the captured card payments, to check and confirm. */
export const CardAnalysisListScreen = () => {
  const { state, change, reset } = useListState(analysisListDefaults)
  const list = useEndpointPages(listCardAnalyses, { query: analysisListQuery(state) })
  const { handlers, open, close } = useRowHandlers()
  const isFolded = !useIsWide()
  const shown = { term: state.q, handlers }
  const region = useRef<HTMLDivElement>(null)
  const counted = `${formatTotal(list.total, list.totalIsExact)} ${list.total === 1 ? 'pagamento' : 'pagamentos'}`
  const isReady = list.isSuccess && !list.isPlaceholderData
  useListKeys(region)
  useFailureToast(list.error)
  useEffect(() => {
    if (isReady) announce(counted)
  }, [counted, isReady])
  const Dialog = open?.kind === 'logs' ? AnalysisLogsDialog : OpinionDialog
  return (
    <div ref={region}>
      <PageHeader title="Análise de Cartões de Crédito" />
      <FilterBar
        search={{
          label: 'Buscar análises',
          placeholder: 'Pedido, documento ou cliente',
          value: state.q,
          delayMs: searchDelayMs,
          onCommit: (q) => change({ q }),
          isBusy: list.isFetching && !list.isFetchingNextPage,
        }}
        applied={toAppliedFilters({ state, onChange: change })}
        fields={<StatusField state={state} onChange={change} />}
        onClear={reset}
        resultLabel={`Ver ${counted}`}
      />
      <DataTable
        caption="Análises de cartões"
        columns={cardAnalysisColumns({ ...shown, isFolded })}
        density="comfortable"
        {...toTableProps(list)}
        errorTitle={loadFailed}
        rowKey={({ id }) => id}
        endText={emptyText}
        card={(analysis) => <CardAnalysisCard analysis={analysis} shown={shown} />}
        empty={<Nothing isFiltered={isAnalysisListNarrowed(state)} onClear={reset} />}
      />
      {open !== undefined && <Dialog analysis={open.analysis} onClose={close} />}
    </div>
  )
}
