import {
  type DeliveriesView,
  editDelivery,
  moveDelivery,
  planDelivery,
  splitDelivery,
} from '@girassol/contract/deliveries'
import { useEndpointMutation } from '../../lib/use-endpoint.ts'
import { announce } from '../../ui/live-region.tsx'
import { useStoreDeliveries } from './use-store-deliveries.ts'

type Changing = {
  readonly orderId: number
  /** Read aloud after the change. */
  readonly done: string
  readonly onClose: () => void
}

const useDone = ({ orderId, done, onClose }: Changing) => {
  const store = useStoreDeliveries(orderId)
  return {
    failure: false as const,
    onSuccess: (answer: DeliveriesView) => {
      store(answer)
      announce(done)
      onClose()
    },
  }
}

export const usePlanDelivery = (changing: Changing) =>
  useEndpointMutation(planDelivery, { ...useDone(changing), isOnce: true })
export const useEditDelivery = (changing: Changing) => useEndpointMutation(editDelivery, useDone(changing))
export const useSplitDelivery = (changing: Changing) =>
  useEndpointMutation(splitDelivery, { ...useDone(changing), isOnce: true })
export const useMoveDelivery = (changing: Changing) => useEndpointMutation(moveDelivery, useDone(changing))
