import { type OrderView, showOrder } from '@girassol/contract/orders'
import { isBudgetStatus, orderNote } from '@girassol/domain/orders'
import { Navigate, useParams } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { isNotFound } from '../../../lib/api-error.ts'
import { findListAddress } from '../../../lib/list-address.ts'
import { isRecordNumber } from '../../../lib/record-number.ts'
import { useEndpointQuery } from '../../../lib/use-endpoint.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { SkeletonLines } from '../../../ui/skeletons.tsx'
import { OrderActing } from '../acting/order-acting.tsx'
import { OrderStatusBadge } from '../order-status-badge.tsx'
import { ApproverNote } from './approver-note.tsx'
import { useHeaderActions } from './header-actions.tsx'
import { OrderDetail } from './order-detail.tsx'

export type WithOrderProps = {
  /** The subject of the message when it does not load. */
  readonly noun: 'Pedido' | 'Orçamento'
  readonly back: { readonly to: string; readonly label: string }
  readonly children: (order: OrderView) => ReactNode
}

/** Reads the record of the URL, and shows the loading, refused and failed states. */
export const WithOrder = ({ noun, back, children }: WithOrderProps) => {
  const { id = '' }: { id?: string } = useParams({ strict: false })
  const queryOptions = { enabled: isRecordNumber(id), refetchOnMount: 'always' } as const
  const order = useEndpointQuery(showOrder, { params: { id: Number(id) } }, queryOptions)
  if (order.data !== undefined) return <OrderActing>{children(order.data)}</OrderActing>
  if (!queryOptions.enabled || isNotFound(order.error)) {
    return (
      <>
        <PageHeader title={`${noun} ${id}`} back={back} />
        <ErrorState error={null} title={`${noun} não encontrado.`} />
      </>
    )
  }
  if (order.error === null) return <SkeletonLines lines={8} />
  return (
    <>
      <PageHeader title={`${noun} ${id}`} back={back} />
      <ErrorState error={order.error} onRetry={() => void order.refetch()} isRetrying={order.isFetching} />
    </>
  )
}

/** USE-015: the list as the user left it, with its filters. */
const findBack = () => ({ to: findListAddress('/pedidos'), label: 'Pedidos' })

/** The kind of order, who approved it, and which role it waits for. */
const Note = ({ order, waiting }: { readonly order: OrderView; readonly waiting: string | null }) => (
  <>
    {orderNote(order)}
    <ApproverNote order={order} />
    {waiting !== null && ` · ${waiting}`}
  </>
)

const Order = ({ order }: { readonly order: OrderView }) => {
  const { waiting, dialog, ...actions } = useHeaderActions(order)
  return (
    <>
      <PageHeader
        title={`Detalhes do pedido ${order.id}`}
        windowTitle={`Pedido ${order.id}`}
        back={findBack()}
        badge={<OrderStatusBadge status={order.status} />}
        note={<Note order={order} waiting={waiting} />}
        {...actions}
      />
      <OrderDetail order={order} />
      {dialog}
    </>
  )
}

/** DET-001: one order; a budget opened here redirects to its own page (DET-002). */
export const OrderDetailScreen = () => (
  <WithOrder noun="Pedido" back={findBack()}>
    {(order) =>
      isBudgetStatus(order.status) ? <Navigate to={`/orcamentos/${order.id}`} replace /> : <Order order={order} />
    }
  </WithOrder>
)
