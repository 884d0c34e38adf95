import { showOrder } from '@girassol/contract/orders'
import { calculateCarrierFreight } from '@girassol/contract/shipping'
import { carrierSentences } from '@girassol/domain/freight'
import { useEndpointMutation } from '../../lib/use-endpoint.ts'

/** VAL-017: requests the freight hub's price after a validation; nothing waits for it. */
export const useCarrierFreight = () => {
  const call = useEndpointMutation(calculateCarrierFreight, {
    failure: carrierSentences.calculationFailed, // FRT-007
    refreshes: [showOrder],
  })
  return (orderId: number) => call.mutate({ params: { id: orderId } })
}
