import { addCartItem } from '@girassol/contract/cart'
import { useEndpointMutation } from '../../../lib/use-endpoint.ts'
import { cartScope, useCartCache } from '../saving/cart-cache.ts'

/** Adds units of a product; the server opens a cart if there is none and rounds up to the sale multiple (CART-024). */
export const useAddItem = () => {
  const { answer } = useCartCache()
  return useEndpointMutation(addCartItem, { scope: cartScope, onSuccess: answer })
}
