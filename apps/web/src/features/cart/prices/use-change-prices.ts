import { changePrices } from '@girassol/contract/cart'
import type { RequestOf } from '@girassol/contract/http/endpoint'
import { listOrderLog, listOrders, type OrderView, showOrder } from '@girassol/contract/orders'
import { isRefusal, sentencesOf } from '../../../lib/api-error.ts'
import { useEndpointMutation } from '../../../lib/use-endpoint.ts'
import { toast } from '../../../ui/toaster.tsx'
import { cartScope, useCartCache } from '../saving/cart-cache.ts'

export type PriceChange = {
  readonly order: OrderView
  /** The quoted sentence, told when the server fails. */
  readonly failure: string
  readonly onDone: () => void
}

/** Gives a discount or sets the service value of a cart, budget or order (DET-042); a refusal stands in its form. */
export const useChangePrices = ({ order, failure, onDone }: PriceChange) => {
  const { answer } = useCartCache()
  const isCart = order.status === 'CART'
  const { mutate, isPending, error, reset } = useEndpointMutation(changePrices, {
    failure: false,
    refreshes: isCart ? [] : [showOrder, listOrders, listOrderLog],
    ...(isCart && { scope: cartScope, onSuccess: answer }),
  })
  const tell = (fault: unknown) => {
    if (!isRefusal(fault)) toast.failures(sentencesOf(fault, failure))
  }
  return {
    change: (body: RequestOf<typeof changePrices>['body']) =>
      mutate({ params: { id: order.id }, body }, { onSuccess: onDone, onError: tell }),
    isRunning: isPending,
    refusal: isRefusal(error) ? error.message : undefined,
    forgetRefusal: reset,
  }
}
