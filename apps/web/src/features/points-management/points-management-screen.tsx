import { listAllPoints } from '@girassol/contract/points-management'
import { useEffect, useState } from 'react'
import { toTableProps } from '../../lib/table-props.ts'
import { useEndpointPages } from '../../lib/use-endpoint.ts'
import { useListState } from '../../lib/use-list-state.ts'
import { ActionButton } from '../../ui/action-button.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { FilterBar } from '../../ui/filter-bar.tsx'
import { lazyDialog } from '../../ui/lazy-dialog.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { toast } from '../../ui/toaster.tsx'
import { PointsMenu } from '../points/index.ts'
import { ManagedEntryCard, managedEntryColumns } from './managed-entry-columns.tsx'

const PointsDialog = lazyDialog(async () => (await import('./points-dialog.tsx')).PointsDialog)

const defaults = { q: '' }

/** PTS-005, verbatim. */
const endText = 'Sem mais itens para carregar'

type NothingProps = { readonly isSearched: boolean; readonly onClear: () => void }

const Nothing = ({ isSearched, onClear }: NothingProps) =>
  isSearched ? (
    <EmptyState
      title={endText}
      text="Nenhum lançamento corresponde à busca."
      action={<ActionButton label="Mostrar todos" onRun={onClear} />}
    />
  ) : (
    <EmptyState title={endText} text="O que os integradores ganham e trocam aparece aqui." />
  )

/** Offers a retry after a failure; each failure is reported once (PTS-100). */
const useFailureToast = (error: unknown) => {
  useEffect(() => {
    if (error !== null) toast.failure('Erro ao carregar pontos.')
  }, [error])
}

/** PTS-025, PTS-026, C-121, C-122: the points of every integrator, and the button to post points. */
export const PointsManagementScreen = () => {
  const { state, change, reset } = useListState(defaults)
  const term = state.q.trim().slice(0, 100)
  const list = useEndpointPages(listAllPoints, { query: { ...(term !== '' && { term }), take: 25 } })
  const [isOpen, setOpen] = useState(false)
  useFailureToast(list.error)
  return (
    <>
      <PageHeader
        title="Últimos pedidos realizados no sistema"
        primary={<ActionButton label="Gerenciar Pontos" variant="next" onRun={() => setOpen(true)} />}
      />
      <PointsMenu />
      <FilterBar
        search={{
          label: 'Buscar lançamentos',
          placeholder: 'Digite aqui o que procura...',
          value: state.q,
          delayMs: 500, // PTS-043
          onCommit: (q) => change({ q }),
          isBusy: list.isFetching && !list.isFetchingNextPage,
        }}
        applied={[]}
        onClear={reset}
        resultLabel="Ver lançamentos"
      />
      <DataTable
        caption="Pontos dos integradores"
        columns={managedEntryColumns({ term })}
        {...toTableProps(list)}
        rowKey={({ id }) => id}
        endText={endText}
        card={(entry) => <ManagedEntryCard entry={entry} term={term} />}
        empty={<Nothing isSearched={term !== ''} onClear={reset} />}
      />
      {isOpen && <PointsDialog onClose={() => setOpen(false)} />}
    </>
  )
}
