import {
  choosePickup as pickupEndpoint,
  chooseSameAddress as sameAddressEndpoint,
  updateCart,
} from '@girassol/contract/cart'
import type { OrderView } from '@girassol/contract/orders'
import { useEndpointMutation } from '../../../lib/use-endpoint.ts'
import { cartScope, useCartCache } from './cart-cache.ts'
import type { CartSave } from './cart-save.ts'
import { useSaving } from './use-saving.ts'

/** The three calls that save a change of the cart, one at a time with every other change of it. */
const useCartCalls = (cartId: number) => {
  const { answer } = useCartCache()
  const options = { failure: false, scope: cartScope, onSuccess: answer, queued: 'once' } as const
  const update = useEndpointMutation(updateCart, options)
  const pickup = useEndpointMutation(pickupEndpoint, options)
  const same = useEndpointMutation(sameAddressEndpoint, options)
  const params = { id: cartId }
  return ({ call, change }: CartSave): Promise<OrderView> => {
    if (call === 'pickup') return pickup.mutateAsync({ params })
    return call === 'same' ? same.mutateAsync({ params }) : update.mutateAsync({ params, body: change })
  }
}

/** Saves step 4 while it is filled in. */
export const useSaveCart = (cart: OrderView) =>
  useSaving({ record: cart, send: useCartCalls(cart.id), describeFailure: ({ failure }) => failure })
