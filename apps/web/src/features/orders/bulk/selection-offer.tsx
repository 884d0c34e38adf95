import { listOrders, type OrderRow } from '@girassol/contract/orders'
import { mostSelected } from '@girassol/domain/orders'
import { useMutation } from '@tanstack/react-query'
import { callEndpoint } from '../../../lib/api-client.ts'
import { formatCount, formatTotal } from '../../../lib/format.ts'
import { useSellerId } from '../../../lib/seller-scope.ts'
import { ActionButton } from '../../../ui/action-button.tsx'
import { type OrderListState, orderListQuery } from '../list/order-list-state.ts'
import classes from './order-selection.module.css'
import type { Selection } from './use-selection.ts'

/** As many as the first page contains. */
const firstRows = 15

export type SelectionOfferProps = {
  readonly state: OrderListState
  readonly selection: Selection
  readonly listed: readonly OrderRow[]
  readonly total: number
  readonly totalIsExact: boolean
}

/** The first 100 orders with the same filters and order: one page of the same endpoint. */
const useSelectFiltered = ({ state, selection }: Pick<SelectionOfferProps, 'state' | 'selection'>) => {
  const sellerId = useSellerId()
  return useMutation({
    mutationFn: () =>
      callEndpoint(listOrders, { query: { ...orderListQuery(state), skip: 1, take: mostSelected } }, { sellerId }),
    onSuccess: ({ data }) => selection.add(data),
    meta: { failure: 'Não deu para selecionar. Tente de novo.' },
  })
}

/** Offered when every loaded row is marked: marks the rest of the filter too, up to 100 (USE-025). */
export const SelectionOffer = (props: SelectionOfferProps) => {
  const { selection, listed, total, totalIsExact } = props
  const select = useSelectFiltered(props)
  const isBeyond = !totalIsExact || total > mostSelected
  const marked = selection.orders.length
  // Rows that were loaded after the header box was used are not marked yet.
  if (marked === 0 || !listed.slice(0, firstRows).every(selection.isMarked)) return null
  if (isBeyond && marked >= mostSelected) {
    return <p className={classes.offer}>{mostSelected} pedidos é o máximo de uma vez.</p>
  }
  if (totalIsExact && marked >= total) return null
  const label = isBeyond
    ? `Selecionar os ${mostSelected} primeiros do filtro`
    : `Selecionar os ${formatCount(total)} do filtro`
  return (
    <div className={classes.offer}>
      <span>
        {formatCount(marked)} de {formatTotal(total, totalIsExact)} selecionados.
      </span>
      <ActionButton
        label={label}
        runningLabel="Selecionando…"
        variant="text"
        size="compact"
        isRunning={select.isPending}
        onRun={() => select.mutate()}
      />
    </div>
  )
}
