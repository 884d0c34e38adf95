import { listOrders } from '@girassol/contract/orders'
import { can } from '@girassol/domain/access'
import { IconPlus } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { formatTotal } from '../../lib/format.ts'
import { tablePropsOf } from '../../lib/table-props.ts'
import { useEndpointPages } from '../../lib/use-endpoint.ts'
import { useListState } from '../../lib/use-list-state.ts'
import { useRoles } from '../../shell/session.tsx'
import { ActionButton } from '../../ui/action-button.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { OrderActing } from './order-acting.tsx'
import { OrderCard, orderColumns } from './order-columns.tsx'
import { OrderListFilters } from './order-list-filters.tsx'
import { orderListDefaults, orderListRequest } from './order-list-state.ts'

/** 'Novo Pedido' leads to the store, so only those who may use it are offered it (C-45). */
const NewOrderButton = () => {
  const navigate = useNavigate()
  if (!can(useRoles(), 'store.use')) return null
  return (
    <ActionButton
      label="Novo Pedido"
      variant="next"
      icon={<IconPlus size={16} aria-hidden />}
      onRun={() => void navigate({ to: '/sales' })}
    />
  )
}

const resultLabelOf = (total: number, isExact: boolean) =>
  `Ver ${formatTotal(total, isExact)} ${total === 1 && isExact ? 'pedido' : 'pedidos'}`

const OrderList = () => {
  const { state, isChanged, change, reset } = useListState(orderListDefaults)
  const list = useEndpointPages(listOrders, orderListRequest(state))
  const shown = { term: state.q, roles: useRoles() }
  const clear = () => change({ q: '', status: [] })
  return (
    <>
      <PageHeader title="Pedidos" primary={<NewOrderButton />} />
      <OrderListFilters
        state={state}
        onChange={change}
        onClear={clear}
        resultLabel={resultLabelOf(list.total, list.totalIsExact)}
        isBusy={list.isFetching && !list.isFetchingNextPage}
      />
      <DataTable
        caption="Pedidos"
        columns={orderColumns(shown)}
        {...tablePropsOf(list)}
        rowKey={(order) => order.id}
        endText="Sem itens para carregar"
        isOpenable
        card={(order) => <OrderCard order={order} shown={shown} />}
        empty={
          isChanged && (state.q !== '' || state.status.length > 0) ? (
            <EmptyState
              title="Sem itens para carregar"
              text="Nenhum pedido corresponde à busca e aos filtros."
              action={<ActionButton label="Limpar filtros" onRun={reset} />}
            />
          ) : (
            <EmptyState title="Sem itens para carregar" text="Os pedidos aparecem aqui assim que são feitos." />
          )
        }
      />
    </>
  )
}

/** ORD-001: the orders of the caller's scope, newest first unless told. */
export const OrderListScreen = () => (
  <OrderActing>
    <OrderList />
  </OrderActing>
)
