import { listOrders, showOrder } from '@girassol/contract/orders'
import { type ChargeView, listCharges } from '@girassol/contract/payments'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { refreshEndpoints, useEndpointQuery } from '../../lib/use-endpoint.ts'

const askedEveryMs = 5000

type Followed = { readonly parts: readonly ChargeView[]; readonly isPaid: boolean }

/**
 * The parts of an order's payment while somebody pays elsewhere: as they were made, then as they are told to stand
 * (C-141). Once every part is paid the order is read again, and once more when the dialog goes.
 */
export const useFollowedCharges = (orderId: number, made: readonly ChargeView[] | undefined): Followed => {
  const client = useQueryClient()
  const isMade = made !== undefined
  const told = useEndpointQuery(
    listCharges,
    { params: { id: orderId } },
    { enabled: isMade, refetchInterval: askedEveryMs, refetchOnMount: 'always' },
  )
  const parts = told.data !== undefined && told.data.length > 0 ? told.data : (made ?? [])
  const isPaid = parts.length > 0 && parts.every(({ state }) => state === 'PAID')
  const refresh = useEffectEvent(() => void refreshEndpoints(client, [showOrder, listOrders]))
  useEffect(() => {
    if (isPaid) refresh()
  }, [isPaid])
  return { parts, isPaid }
}

/** Closes a payment dialog over the record as it now is: the boleto that was made for it, or the money that came. */
export const usePaymentClosing = (onClose: () => void) => {
  const client = useQueryClient()
  return () => {
    void refreshEndpoints(client, [showOrder, listOrders])
    onClose()
  }
}
