import { changeCartItemQuantity, readCart } from '@girassol/contract/cart'
import { useQueryClient } from '@tanstack/react-query'
import { isRefusal, toSentences } from '../../../lib/api-error.ts'
import { refreshEndpoints, useEndpointMutation } from '../../../lib/use-endpoint.ts'
import { QuantityLost } from '../../../ui/use-quantity.ts'
import { cartScope, useCartCache } from '../saving/cart-cache.ts'

export const quantityFailed = 'Ocorreu um erro ao alterar quantidade.' // CART-036

/** For the stepper: a refusal restores the old quantity, after a failure the quantity is unknown (CART-036). */
export const toQuantityError = (error: unknown): Error => {
  const sentence = toSentences(error, quantityFailed).join(' ')
  return isRefusal(error) ? new Error(sentence) : new QuantityLost(sentence)
}

/**
 * Sets the quantity of a cart item, shown at once; 0 removes it. When it fails, the confirmed cart is shown again, the
 * failure is reported (CART-036), and the promise rejects with the error that the stepper shows in place. A refusal
 * means that the shown cart is outdated, so it is read again.
 */
export const useChangeQuantity = () => {
  const client = useQueryClient()
  const cache = useCartCache()
  const { mutateAsync } = useEndpointMutation(changeCartItemQuantity, {
    scope: cartScope,
    failure: quantityFailed,
    queued: 'absolute',
  })
  return async (code: string, qty: number): Promise<void> => {
    const cart = cache.read()
    const item = cart?.invoiceItems.find(({ productErpCode }) => productErpCode === code)
    if (cart === undefined || item === undefined) return
    const query = item.availability === null ? {} : { availability: item.availability }
    try {
      await cache.change(cart, [code, qty], () => mutateAsync({ params: { cartId: cart.id, code, qty }, query }))
    } catch (error) {
      if (isRefusal(error)) void refreshEndpoints(client, [readCart])
      throw toQuantityError(error)
    }
  }
}
