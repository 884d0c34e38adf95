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
  /** Why there is nothing left to be paid, once somebody moved the order elsewhere; else null. */
  readonly halted: string | null
}

/** An order whose money is there, or is being examined. */
const hasMoney = (status: OrderStatus): boolean => status === 'INVOICE_ANALYSIS' || orderStatuses[status].tracker >= 4

/** The order itself while its payment dialog is open: it may be paid or cancelled by others. */
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
 * The parts of an order's payment while somebody pays elsewhere: as they were made, then as they are told to stand
 * (C-141), and the order with them. Once every part is paid the order is read again, and once more when the dialog goes.
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

/** Closes a payment dialog over the record as it now is: the boleto that was made for it, or the money that came. */
export const usePaymentClosing = (onClose: () => void) => {
  const client = useQueryClient()
  return () => {
    void refreshEndpoints(client, [showOrder, listOrders])
    onClose()
  }
}
