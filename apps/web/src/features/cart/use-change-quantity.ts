import { changeCartItemQuantity } from '@girassol/contract/cart'
import { sentencesOf } from '../../lib/api-error.ts'
import { useEndpointMutation } from '../../lib/use-endpoint.ts'
import { cartScope, useCartCache } from './cart-cache.ts'

const failed = 'Ocorreu um erro ao alterar quantidade.' // CART-036

/**
 * Sets the quantity of a cart item, shown at once; 0 takes it out. When it fails the confirmed quantity returns, the
 * failure is told (CART-036), and the promise is rejected with the sentence, for the stepper to show in place.
 */
export const useChangeQuantity = () => {
  const cache = useCartCache()
  const { mutateAsync } = useEndpointMutation(changeCartItemQuantity, { scope: cartScope, failure: failed })
  return async (code: string, qty: number): Promise<void> => {
    const cart = cache.read()
    const item = cart?.invoiceItems.find(({ productErpCode }) => productErpCode === code)
    if (cart === undefined || item === undefined) return
    const query = item.availability === null ? {} : { availability: item.availability }
    try {
      await cache.change(cart, [code, qty], () => mutateAsync({ params: { cartId: cart.id, code, qty }, query }))
    } catch (error) {
      throw new Error(sentencesOf(error, failed).join(' '))
    }
  }
}
