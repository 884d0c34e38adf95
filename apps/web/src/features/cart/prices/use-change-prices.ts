import { changePrices } from '@girassol/contract/cart'
import type { RequestFor } from '@girassol/contract/http/endpoint'
import { listOrderLog, listOrders, type OrderView, showOrder } from '@girassol/contract/orders'
import { isRefusal, toSentences } from '../../../lib/api-error.ts'
import { useEndpointMutation } from '../../../lib/use-endpoint.ts'
import { toast } from '../../../ui/toaster.tsx'
import { cartScope, useCartCache } from '../saving/cart-cache.ts'

export type PriceChange = {
  readonly order: OrderView
  /** The quoted sentence, shown when the server fails. */
  readonly failure: string
  readonly onDone: () => void
}

/** Changes the discount or the service value of a cart, budget or order (DET-042); a refusal is shown in the form. */
export const useChangePrices = ({ order, failure, onDone }: PriceChange) => {
  const { answer } = useCartCache()
  const isCart = order.status === 'CART'
  const { mutate, isPending, error, reset } = useEndpointMutation(changePrices, {
    failure: false,
    refreshes: isCart ? [] : [showOrder, listOrders, listOrderLog],
    ...(isCart && { scope: cartScope, onSuccess: answer }),
  })
  const showFailure = (fault: unknown) => {
    if (!isRefusal(fault)) toast.failures(toSentences(fault, failure))
  }
  return {
    change: (body: RequestFor<typeof changePrices>['body']) =>
      mutate({ params: { id: order.id }, body }, { onSuccess: onDone, onError: showFailure }),
    isRunning: isPending,
    refusal: isRefusal(error) ? error.message : undefined,
    forgetRefusal: reset,
  }
}
