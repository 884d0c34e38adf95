import type { OrderView } from '@girassol/contract/orders'
import { useCart } from '../features/cart/use-cart.ts'

export type OpenCart = {
  /** Null when there is none and when it is not known yet. */
  readonly cart: OrderView | null
  readonly isLoading: boolean
}

/** The open cart of this user and the integrator in context (C-30), while it is still a cart. */
export const useOpenCart = (): OpenCart => {
  const { cart, isLoading } = useCart()
  return { cart: cart?.status === 'CART' ? cart : null, isLoading }
}
