import { listClaims } from '@girassol/contract/claims'
import { listDeliveries } from '@girassol/contract/deliveries'
import { closeDeliveryCheck, readDeliveryCheck } from '@girassol/contract/delivery-checks'
import { listOrderLog } from '@girassol/contract/orders'
import { readSiteTimeline } from '@girassol/contract/sites'
import { useQueryClient } from '@tanstack/react-query'
import { changeAnswers, useEndpointMutation } from '../../../lib/use-endpoint.ts'
import { announce } from '../../../ui/live-region.tsx'

/** DEL-012: signs and closes a check, once however often it is sent. */
export const useCloseCheck = (onClosed: () => void) => {
  const client = useQueryClient()
  return useEndpointMutation(closeDeliveryCheck, {
    failure: false,
    isOnce: true,
    refreshes: [listDeliveries, listOrderLog, listClaims, readSiteTimeline],
    onSuccess: (answer) => {
      changeAnswers(client, readDeliveryCheck, (check) => (check.deliveryId === answer.deliveryId ? answer : check))
      announce('Conferência encerrada.')
      onClosed()
    },
  })
}
