import type { OrderRow } from '@girassol/contract/orders'
import { mostSelected } from '@girassol/domain/orders'
import { MarkBox } from '../../../ui/mark-box.tsx'
import type { Column } from '../../../ui/table-column.ts'
import type { Selection } from '../bulk/use-selection.ts'

type MarkAllProps = { readonly selection: Selection; readonly listed: readonly OrderRow[] }

/** The box of the header: marks the loaded rows, or unmarks them when all are marked. */
export const MarkAll = ({ selection, listed }: MarkAllProps) => {
  const reachable = listed.slice(0, mostSelected)
  const isAll = reachable.length > 0 && reachable.every(selection.isMarked)
  return (
    <MarkBox
      label="Selecionar os pedidos carregados"
      isMarked={isAll}
      isPartly={!isAll && selection.orders.length > 0}
      onMark={() => (isAll ? selection.clear() : selection.add(listed))}
    />
  )
}

/** The first column of the list: X or a click marks a row; with Shift, every row since the last one (USE-025). */
export const markColumn = ({ selection, listed }: MarkAllProps): Column<OrderRow> => ({
  id: 'mark',
  header: '',
  hiddenHeader: 'Seleção',
  width: '44px',
  head: <MarkAll selection={selection} listed={listed} />,
  cell: (order) => (
    <MarkBox
      isOfRow
      label={`Selecionar pedido ${order.id}`}
      isMarked={selection.isMarked(order)}
      onMark={(isRange) => selection.mark(order, isRange)}
    />
  ),
})
