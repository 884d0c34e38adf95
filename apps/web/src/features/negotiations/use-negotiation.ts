import { type NegotiationView, readNegotiation } from '@girassol/contract/negotiations'
import { listOrders, showOrder } from '@girassol/contract/orders'
import { isOpenNegotiation } from '@girassol/domain/negotiations'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useSellerId } from '../../lib/seller-scope.ts'
import { endpointKey, refreshEndpoints, useEndpointQuery } from '../../lib/use-endpoint.ts'

/** Both sides negotiate at once, so an open page reads it again while it is looked at (QUO-021). */
const pollMs = 4000

/** Shows the answer of a call on the page at once, and reads the budget again, whose actions depend on it. */
export const useStoreNegotiation = () => {
  const client = useQueryClient()
  const sellerId = useSellerId()
  return (answer: NegotiationView) => {
    client.setQueryData(endpointKey(readNegotiation, { params: { id: answer.orderId } }, sellerId), answer)
    void refreshEndpoints(client, [showOrder, listOrders])
  }
}

/** The negotiation of a budget; when the other side moves it, the budget is read again, too. */
export const useNegotiation = (id: number): NegotiationView | undefined => {
  const client = useQueryClient()
  const sellerId = useSellerId()
  const known = client.getQueryData<NegotiationView>(endpointKey(readNegotiation, { params: { id } }, sellerId))
  const isOpen = known?.status != null && isOpenNegotiation(known.status)
  const { data } = useEndpointQuery(readNegotiation, { params: { id } }, { refetchInterval: isOpen ? pollMs : false })
  const status = data?.status
  const seen = useRef(status)
  useEffect(() => {
    if (seen.current !== undefined && seen.current !== status) void refreshEndpoints(client, [showOrder])
    seen.current = status
  }, [client, status])
  return data
}
