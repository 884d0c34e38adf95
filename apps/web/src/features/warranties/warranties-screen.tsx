import { listWarranties } from '@girassol/contract/warranties'
import { isStaff } from '@girassol/domain/access'
import { useCan, useRoles } from '../../access/session.tsx'
import { toTableProps } from '../../lib/table-props.ts'
import { useEndpointPages } from '../../lib/use-endpoint.ts'
import { useListState } from '../../lib/use-list-state.ts'
import { ActionButton } from '../../ui/action-button.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { FilterBar } from '../../ui/filter-bar.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { WarrantyCard, warrantyColumns } from './warranty-columns.tsx'

const defaults = { q: '' }

/** The contract's maximum. */
const longestTerm = 100

const Nothing = ({ term, onClear }: { readonly term: string; readonly onClear: () => void }) =>
  term === '' ? (
    <EmptyState
      title="Nenhum número de série registrado ainda."
      text="Os números são registrados no pedido, na aba Entrega, depois que ele é faturado."
    />
  ) : (
    <EmptyState
      title={`Nada encontrado para “${term}”.`}
      action={<ActionButton label="Mostrar todas" onRun={onClear} />}
    />
  )

/** WAR-005: the serial numbers of the user's orders, found by number, customer, site or order, with their warranties. */
export const WarrantiesScreen = () => {
  const { state, change, reset } = useListState(defaults)
  const term = state.q.trim().slice(0, longestTerm)
  const list = useEndpointPages(listWarranties, { query: { ...(term !== '' && { term }), take: 25 } })
  const shown = { term, hasSeller: isStaff(useRoles()), hasSite: useCan('sites.read') }
  return (
    <>
      <PageHeader title="Garantias" />
      <FilterBar
        search={{
          label: 'Buscar garantias',
          placeholder: 'Série, cliente, obra ou pedido',
          value: state.q,
          onCommit: (q) => change({ q }),
          isBusy: list.isFetching && !list.isFetchingNextPage,
        }}
        applied={[]}
        onClear={reset}
        resultLabel="Ver garantias"
      />
      <DataTable
        caption="Garantias"
        columns={warrantyColumns(shown)}
        {...toTableProps(list)}
        rowKey={({ id }) => id}
        isOpenable
        card={(row) => <WarrantyCard row={row} {...shown} />}
        empty={<Nothing term={term} onClear={reset} />}
      />
    </>
  )
}
