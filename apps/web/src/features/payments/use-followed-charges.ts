import { listOrders, showOrder } from '@girassol/contract/orders'
import { type ChargeView, listCharges } from '@girassol/contract/payments'
import { type OrderStatus, orderStatuses } from '@girassol/domain/orders'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { refreshEndpoints, useEndpointQuery } from '../../lib/use-endpoint.ts'

const pollMs = 5000

type Followed = {
  readonly parts: readonly ChargeView[]
  readonly isPaid: boolean
  /** Why nothing can be paid any more, after another user moved the order; otherwise null. */
  readonly halted: string | null
}

/** An order whose payment has arrived or is being reviewed. */
const hasMoney = (status: OrderStatus): boolean => status === 'INVOICE_ANALYSIS' || orderStatuses[status].tracker >= 4

/** The order itself while its payment dialog is open, because other users may pay or cancel it. */
export const useFollowedOrder = (id: number) => {
  const { data: order } = useEndpointQuery(
    showOrder,
    { params: { id } },
    { refetchInterval: pollMs, refetchOnMount: 'always' },
  )
  const pay = order?.actions.pay
  return {
    isPaid: order !== undefined && hasMoney(order.status),
    halted: pay === undefined || pay.allowed ? null : pay.reason,
  }
}

/**
 * The parts of an order's payment while the user pays on another page: first as created, then with the states that the
 * server reports (C-141), together with the order. The order is read again once every part is paid, and again when the
 * dialog closes.
 */
export const useFollowedCharges = (orderId: number, made: readonly ChargeView[] | undefined): Followed => {
  const client = useQueryClient()
  const order = useFollowedOrder(orderId)
  const isMade = made !== undefined
  const charges = useEndpointQuery(
    listCharges,
    { params: { id: orderId } },
    { enabled: isMade, refetchInterval: pollMs, refetchOnMount: 'always' },
  )
  const parts = charges.data !== undefined && charges.data.length > 0 ? charges.data : (made ?? [])
  const arePaid = parts.length > 0 && parts.every(({ state }) => state === 'PAID')
  const isPaid = arePaid || order.isPaid
  const refresh = useEffectEvent(() => void refreshEndpoints(client, [showOrder, listOrders]))
  useEffect(() => {
    if (arePaid) refresh()
  }, [arePaid])
  return { parts, isPaid, halted: isPaid ? null : order.halted }
}

/** Closes a payment dialog and reads the record again: it may have a new boleto or a payment. */
export const usePaymentClosing = (onClose: () => void) => {
  const client = useQueryClient()
  return () => {
    void refreshEndpoints(client, [showOrder, listOrders])
    onClose()
  }
}
