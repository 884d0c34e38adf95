import { fixCartItem } from '@girassol/contract/cart'
import { useEndpointMutation } from '../../../lib/use-endpoint.ts'
import { cartScope, useCartCache } from '../saving/cart-cache.ts'

/** Accepts the new date of an item that became unavailable, or removes the item when there is none (CART-026, C-26). */
export const useFixItem = () => {
  const { answer } = useCartCache()
  return useEndpointMutation(fixCartItem, { scope: cartScope, onSuccess: answer })
}
