import type { OrderView } from '@girassol/contract/orders'
import { Navigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useCan } from '../../access/session.tsx'
import { WithOrder } from '../orders/index.ts'

const back = { to: '/pedidos', label: 'Pedidos' }

const ToOrders = () => <Navigate to="/pedidos" replace />

/**
 * The order of a voucher screen. It redirects to the list of orders unless the user is Financial or Administrator, and
 * for another payment method or an early status (VOU-009…011).
 */
export const VoucherPage = ({ children }: { readonly children: (order: OrderView) => ReactNode }) => {
  const managesVouchers = useCan('vouchers.manage')
  if (!managesVouchers) return <ToOrders />
  return (
    <WithOrder noun="Pedido" back={back}>
      {(order) => (order.actions.openVouchers.allowed ? children(order) : <ToOrders />)}
    </WithOrder>
  )
}

/** The address of an order's vouchers; with a number, of that voucher. */
export const vouchersPath = (orderId: number, attachmentId?: number | 'novo'): string =>
  `/pedidos/${orderId}/comprovantes${attachmentId === undefined ? '' : `/${attachmentId}`}`
