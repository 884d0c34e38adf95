import type { OrderRow } from '@girassol/contract/orders'
import { useRoles } from '../../../access/session.tsx'
import type { toTableProps } from '../../../lib/table-props.ts'
import type { useEndpointPages } from '../../../lib/use-endpoint.ts'
import { ActionButton } from '../../../ui/action-button.tsx'
import { DataTable } from '../../../ui/data-table.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { OrderSelection } from '../bulk/order-selection.tsx'
import { SelectionOffer } from '../bulk/selection-offer.tsx'
import type { Selection } from '../bulk/use-selection.ts'
import { markColumn } from './mark-column.tsx'
import { OrderCard, rowColumns } from './order-columns.tsx'
import { isNarrowed, type OrderListState } from './order-list-state.ts'
import { PhoneSelection, usePhoneSelection } from './phone-selection.tsx'
import { SelectableCard } from './selectable-card.tsx'
import { useColumnChoice } from './use-column-choice.ts'

const Nothing = ({ isFiltered, onClear }: { readonly isFiltered: boolean; readonly onClear: () => void }) =>
  isFiltered ? (
    <EmptyState
      title="Sem itens para carregar"
      text="Nenhum pedido corresponde à busca e aos filtros."
      action={<ActionButton label="Limpar filtros" onRun={onClear} />}
    />
  ) : (
    <EmptyState title="Sem itens para carregar" text="Os pedidos aparecem aqui assim que são feitos." />
  )

type Table = Omit<ReturnType<typeof toTableProps<ReturnType<typeof useEndpointPages>>>, 'rows'> & {
  readonly rows: readonly OrderRow[]
}

/** The width in px that a name needs; with more columns than fit, the table scrolls sideways. */
const narrowest = 110

export type OrderListTableProps = {
  readonly table: Table
  readonly state: OrderListState
  readonly selection: Selection
  readonly onClear: () => void
}

/** The orders with the columns that the user chose, and the actions on the marked ones (USE-025). */
export const OrderListTable = ({ table, state, selection, onClear }: OrderListTableProps) => {
  const { columns, isUsual } = useColumnChoice()
  const shown = { term: state.q, roles: useRoles(), columns, isUsual }
  const phone = usePhoneSelection(selection)
  const { rows, total, totalIsExact } = table
  return (
    <>
      <PhoneSelection {...phone} selection={selection} listed={rows} />
      <SelectionOffer state={state} selection={selection} listed={rows} total={total} totalIsExact={totalIsExact} />
      <DataTable
        caption="Pedidos"
        columns={[markColumn({ selection, listed: rows }), ...rowColumns(shown)]}
        {...table}
        rowKey={(order) => order.id}
        endText="Sem itens para carregar"
        isOpenable
        narrowest={narrowest}
        isTinted={selection.isMarked}
        card={(order) => (
          <SelectableCard order={order} selection={selection} {...phone}>
            <OrderCard order={order} shown={shown} />
          </SelectableCard>
        )}
        empty={<Nothing isFiltered={isNarrowed(state)} onClear={onClear} />}
      />
      <OrderSelection selection={selection} />
    </>
  )
}
