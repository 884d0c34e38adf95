import { type HoldRow, listHolds } from '@girassol/contract/holds'
import { useState } from 'react'
import { formatTotal } from '../../lib/format.ts'
import { toTableProps } from '../../lib/table-props.ts'
import { useEndpointPages } from '../../lib/use-endpoint.ts'
import { useListState } from '../../lib/use-list-state.ts'
import { ActionButton } from '../../ui/action-button.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { lazyDialog } from '../../ui/lazy-dialog.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { HoldCard, holdColumns } from './hold-columns.tsx'
import { HoldListFilters } from './hold-list-filters.tsx'
import { holdListDefaults, toHoldFilters } from './hold-list-state.ts'
import type { ReleaseHoldDialogProps } from './release-hold-dialog.tsx'

const ReleaseHoldDialog = lazyDialog<ReleaseHoldDialogProps>(
  async () => (await import('./release-hold-dialog.tsx')).ReleaseHoldDialog,
)

const countText = (total: number, isExact: boolean) =>
  `Ver ${formatTotal(total, isExact)} ${total === 1 && isExact ? 'reserva' : 'reservas'}`

const Nothing = ({ isFiltered, onReset }: { readonly isFiltered: boolean; readonly onReset: () => void }) =>
  isFiltered ? (
    <EmptyState title="Nenhuma reserva encontrada." action={<ActionButton label="Limpar filtros" onRun={onReset} />} />
  ) : (
    <EmptyState title="Nenhum estoque reservado." text="As reservas de orçamentos e pedidos aparecem aqui." />
  )

/** HOLD-009: what is held now by product, integrator and end, for those who buy, ship and sell. */
export const HoldListScreen = () => {
  const { state, change, reset, isChanged } = useListState(holdListDefaults)
  const [released, setReleased] = useState<HoldRow>()
  const list = useEndpointPages(listHolds, { query: { ...toHoldFilters(state), take: 15 } })
  return (
    <>
      <PageHeader title="Reservas de estoque" />
      <HoldListFilters
        state={state}
        onChange={change}
        onClear={() => change({ integrador: '', ate: '' })}
        isBusy={list.isFetching && !list.isFetchingNextPage}
        resultLabel={countText(list.total, list.totalIsExact)}
      />
      <DataTable
        caption="Reservas de estoque"
        columns={holdColumns({ onRelease: setReleased })}
        {...toTableProps(list)}
        rowKey={({ orderId }) => orderId}
        isOpenable
        card={(row) => <HoldCard row={row} onRelease={setReleased} />}
        empty={<Nothing isFiltered={isChanged} onReset={reset} />}
      />
      {released && <ReleaseHoldDialog hold={released} onClose={() => setReleased(undefined)} />}
    </>
  )
}
