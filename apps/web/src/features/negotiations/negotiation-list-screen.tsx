import { listNegotiations } from '@girassol/contract/negotiations'
import { type NegotiationQueue, negotiationQueues } from '@girassol/domain/negotiations'
import { useSession } from '../../access/session.tsx'
import { formatTotal } from '../../lib/format.ts'
import { toTableProps } from '../../lib/table-props.ts'
import { useEndpointPages, useEndpointQuery } from '../../lib/use-endpoint.ts'
import { useListState } from '../../lib/use-list-state.ts'
import { ActionButton } from '../../ui/action-button.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { FilterBar } from '../../ui/filter-bar.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { NegotiationRowCard, negotiationColumns } from './negotiation-columns.tsx'

/** The filters of the list and their values in a bare address. */
const defaults = { fila: 'mine', integrador: '' }

const labels = {
  mine: 'Para eu responder',
  approval: 'Aguardando alçada',
  expiring: 'Vencem em 24 h',
  all: 'Todas',
} as const satisfies Record<NegotiationQueue, string>

const findQueue = (fila: string) => negotiationQueues.find((queue) => queue === fila) ?? 'mine'

const Nothing = ({ isFiltered, onReset }: { readonly isFiltered: boolean; readonly onReset: () => void }) =>
  isFiltered ? (
    <EmptyState
      title="Nenhuma negociação encontrada."
      action={<ActionButton label="Limpar filtros" onRun={onReset} />}
    />
  ) : (
    <EmptyState
      title="Nenhuma negociação aqui."
      text="Os pedidos de negociação dos integradores aparecem nesta fila."
    />
  )

/** QUO-022: the staff's queue, the oldest first; each tab counts its rows, and the filters are in the address. */
export const NegotiationListScreen = () => {
  const { state, change, reset } = useListState(defaults)
  const { canViewMarginLiquid } = useSession()
  const queue = findQueue(state.fila)
  const seller = state.integrador.trim().slice(0, 100)
  const query = { queue, ...(seller !== '' && { seller }) }
  const list = useEndpointPages(listNegotiations, { query: { ...query, take: 15 } })
  const { data } = useEndpointQuery(listNegotiations, { query: { ...query, take: 1 } }, { showPrevious: true })
  return (
    <>
      <PageHeader title="Negociações" />
      <Tabs
        label="Filas"
        look="views"
        tabs={negotiationQueues.map((id) => ({
          id,
          label: labels[id],
          ...(data !== undefined && { count: data.counts[id] }),
        }))}
        current={queue}
        onChange={(fila) => change({ fila })}
      />
      <FilterBar
        search={{
          label: 'Buscar integrador',
          value: state.integrador,
          placeholder: 'Nome ou número do integrador',
          onCommit: (integrador) => change({ integrador }),
          isBusy: list.isFetching && !list.isFetchingNextPage,
        }}
        applied={[]}
        onClear={reset}
        resultLabel={`Ver ${formatTotal(list.total, list.totalIsExact)} negociações`}
      />
      <DataTable
        caption="Negociações"
        columns={negotiationColumns(canViewMarginLiquid)}
        {...toTableProps(list)}
        rowKey={({ orderId }) => orderId}
        isOpenable
        card={(row) => <NegotiationRowCard row={row} />}
        empty={<Nothing isFiltered={seller !== ''} onReset={reset} />}
      />
    </>
  )
}
