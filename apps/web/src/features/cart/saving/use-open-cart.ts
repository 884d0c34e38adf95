import type { OrderView } from '@girassol/contract/orders'
import { useCart } from './use-cart.ts'

export type OpenCart = {
  /** Null when there is none, when it is not known yet and for those without a store. */
  readonly cart: OrderView | null
  readonly isLoading: boolean
}

/** The cart as the frame and the home show it: only while it is one (NAV-004); an order just made is not. */
export const useOpenCart = (): OpenCart => {
  const { cart, isLoading } = useCart()
  return { cart: cart?.status === 'CART' ? cart : null, isLoading }
}
