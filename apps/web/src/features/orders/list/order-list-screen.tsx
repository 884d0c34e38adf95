import { listOrders } from '@girassol/contract/orders'
import { IconPlus } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useCanChange } from '../../../access/session.tsx'
import { formatTotal } from '../../../lib/format.ts'
import { useRememberedList } from '../../../lib/list-address.ts'
import { toTableProps } from '../../../lib/table-props.ts'
import { useEndpointPages } from '../../../lib/use-endpoint.ts'
import { useListKeys } from '../../../lib/use-list-keys.ts'
import { useListState } from '../../../lib/use-list-state.ts'
import { ActionButton } from '../../../ui/action-button.tsx'
import { FilterBarRoom } from '../../../ui/filter-bar-room.tsx'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { announce } from '../../../ui/live-region.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { OrderActing } from '../acting/order-acting.tsx'
import { useSelection } from '../bulk/use-selection.ts'
import { ExportMenu } from './export-menu.tsx'
import { clearedFilters, orderListDefaults, orderListQuery, pickFilters } from './order-list-state.ts'
import { OrderListTable } from './order-list-table.tsx'
import { OrderViews } from './order-views.tsx'
import { useMovedRows } from './use-moved-rows.ts'

// The rows do not wait for the code of the filters.
const OrderListFilters = lazyPart(
  async () => (await import('../filters/order-list-filters.tsx')).OrderListFilters,
  FilterBarRoom,
)

/** 'Novo Pedido' leads to the store, so only users of the store see it (C-45); beside a selection it is not yellow. */
const NewOrderButton = ({ isNext }: { readonly isNext: boolean }) => {
  const navigate = useNavigate()
  const buys = useCanChange('store.use')
  if (!buys) return null
  return (
    <ActionButton
      label="Novo Pedido"
      variant={isNext ? 'next' : 'default'}
      icon={<IconPlus size={16} aria-hidden />}
      onRun={() => void navigate({ to: '/sales' })}
    />
  )
}

const formatOrderCount = (total: number, isExact: boolean) =>
  `${formatTotal(total, isExact)} ${total === 1 && isExact ? 'pedido' : 'pedidos'}`

/** The count of the filtered list, read aloud when it changes. */
const useAnnouncedCount = (counted: string, isReady: boolean) => {
  useEffect(() => {
    if (isReady) announce(counted)
  }, [counted, isReady])
}

const OrderList = () => {
  const { state, change } = useListState(orderListDefaults)
  const list = useEndpointPages(listOrders, { query: orderListQuery(state) })
  const selection = useSelection(list.rows, JSON.stringify(pickFilters(state)))
  const clear = () => change(clearedFilters)
  const counted = formatOrderCount(list.total, list.totalIsExact)
  const region = useRef<HTMLDivElement>(null)
  useListKeys(region)
  useRememberedList('/pedidos')
  useMovedRows(list.rows)
  useAnnouncedCount(counted, list.isSuccess && !list.isPlaceholderData)
  return (
    <div ref={region}>
      <PageHeader
        title="Pedidos"
        primary={<NewOrderButton isNext={selection.orders.length === 0} />}
        menu={<ExportMenu state={state} />}
      />
      <OrderViews state={state} onChange={change} />
      <OrderListFilters
        state={state}
        onChange={change}
        onClear={clear}
        resultLabel={`Ver ${counted}`}
        isBusy={list.isFetching && !list.isFetchingNextPage}
      />
      <OrderListTable table={toTableProps(list)} state={state} selection={selection} onClear={clear} />
    </div>
  )
}

/** ORD-001: the orders within the user's scope, newest first by default. */
export const OrderListScreen = () => (
  <OrderActing>
    <OrderList />
  </OrderActing>
)
