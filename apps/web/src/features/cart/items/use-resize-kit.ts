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

/** The state of the refused change's destination; without one, the state of the cart's destination. */
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
  /** The change that was refused because of the previous kit, to be repeated. */
  readonly onResized: (save: CartSave) => void
}

/** Sizes the cart's kit again for its destination (C-23); the refused change is then repeated automatically. */
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
  // After a swap, the cart's pair of module and inverter differs from the requested one.
  const pair = kit ?? {}
  return {
    uf,
    resize: generator === null ? undefined : () => search.mutate({ body: { ...generator, ...pair, uf } }),
    isRunning: search.isPending,
    proposals: search.data,
  }
}
