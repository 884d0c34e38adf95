import type { OrderView } from '@girassol/contract/orders'
import { useCart } from './use-cart.ts'

export type OpenCart = {
  /** Null when there is none, while it is loading, and for users without a store. */
  readonly cart: OrderView | null
  readonly isLoading: boolean
}

/** The cart for the frame and the home: only while it is open (NAV-004), so a finished order is not shown. */
export const useOpenCart = (): OpenCart => {
  const { cart, isLoading } = useCart()
  return { cart: cart?.status === 'CART' ? cart : null, isLoading }
}
