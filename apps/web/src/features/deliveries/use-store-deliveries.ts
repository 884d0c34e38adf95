import { type DeliveriesView, listDeliveries } from '@girassol/contract/deliveries'
import { listOrderLog, listOrders, showOrder } from '@girassol/contract/orders'
import { listSerials } from '@girassol/contract/warranties'
import { useQueryClient } from '@tanstack/react-query'
import { useSellerId } from '../../lib/seller-scope.ts'
import { endpointKey, refreshEndpoints } from '../../lib/use-endpoint.ts'

/** Shows the deliveries that a change returned, and reads what else of the order it changed. */
export const useStoreDeliveries = (orderId: number) => {
  const client = useQueryClient()
  const sellerId = useSellerId()
  return (answer: DeliveriesView) => {
    client.setQueryData(endpointKey(listDeliveries, { params: { id: orderId } }, sellerId), answer)
    void refreshEndpoints(client, [showOrder, listOrders, listOrderLog, listSerials])
  }
}
