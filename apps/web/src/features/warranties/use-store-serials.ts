import { listSerials, listWarranties, type OrderSerialsView } from '@girassol/contract/warranties'
import { useQueryClient } from '@tanstack/react-query'
import { useSellerId } from '../../lib/seller-scope.ts'
import { endpointKey, refreshEndpoints } from '../../lib/use-endpoint.ts'

/** Shows the serial numbers that a change returned, and reads the list of warranties again. */
export const useStoreSerials = (orderId: number) => {
  const client = useQueryClient()
  const sellerId = useSellerId()
  return (answer: OrderSerialsView) => {
    client.setQueryData(endpointKey(listSerials, { params: { id: orderId } }, sellerId), answer)
    void refreshEndpoints(client, [listWarranties])
  }
}
