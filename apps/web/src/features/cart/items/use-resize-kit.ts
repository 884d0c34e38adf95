import { searchKits } from '@girassol/contract/generator'
import type { OrderView } from '@girassol/contract/orders'
import { findKitLocation } from '@girassol/domain/cart'
import { useEndpointMutation } from '../../../lib/use-endpoint.ts'
import { cartScope, useCartCache } from '../saving/cart-cache.ts'
import type { CartSave } from '../saving/cart-save.ts'
import type { CartRefusal } from '../saving/use-saving.ts'

const readUf = (details: unknown): string | undefined =>
  typeof details === 'object' && details !== null && 'uf' in details && typeof details.uf === 'string'
    ? details.uf
    : undefined

/** The state where the refused change would have put the kit, else where the cart puts it. */
const findKitState = (cart: OrderView, refusal: CartRefusal | undefined): string =>
  readUf(refusal?.error.details) ??
  findKitLocation(
    {
      addressType: cart.addressType,
      deliveryState: cart.deliveryAddressErpState,
      billingState: cart.chargeAddressErpState,
    },
    cart.integrator.erpState,
  )

type Resizing = {
  readonly cart: OrderView
  readonly refusal: CartRefusal | undefined
  /** The change that was refused for the former kit, to be made again. */
  readonly onResized: (save: CartSave) => void
}

/** Sizes the cart's kit again for the state where it goes (C-23); the refused change follows by itself. */
export const useResizeKit = ({ cart, refusal, onResized }: Resizing) => {
  const { answer } = useCartCache()
  const uf = findKitState(cart, refusal)
  const search = useEndpointMutation(searchKits, {
    scope: cartScope,
    failure: 'Ocorreu um erro ao buscar kits.', // KIT-003
    onSuccess: (proposals) => {
      if (proposals.cart !== null) answer(proposals.cart)
      if (proposals.found && refusal !== undefined) onResized(refusal.save)
    },
  })
  const { generator, kit } = cart
  // After a swap the pair in the cart is another one than was asked for.
  const pair = kit ?? {}
  return {
    uf,
    resize: generator === null ? undefined : () => search.mutate({ body: { ...generator, ...pair, uf } }),
    isRunning: search.isPending,
    proposals: search.data,
  }
}
