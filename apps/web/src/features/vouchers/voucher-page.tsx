import type { OrderView } from '@girassol/contract/orders'
import { Navigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useCan } from '../../access/session.tsx'
import { WithOrder } from '../orders/index.ts'

const back = { to: '/pedidos', label: 'Pedidos' }

const ToOrders = () => <Navigate to="/pedidos" replace />

/**
 * The order of a voucher screen. It leads back to the list of orders for everyone but Financial and Administrator, for
 * another payment method and for an early status (VOU-009…011).
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

/** The address of the vouchers of an order; of one of them with its number. */
export const vouchersPath = (orderId: number, attachmentId?: number | 'novo'): string =>
  `/pedidos/${orderId}/comprovantes${attachmentId === undefined ? '' : `/${attachmentId}`}`
