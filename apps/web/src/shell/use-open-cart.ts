import type { OrderView } from '@girassol/contract/orders'
import { useCart } from '../features/cart/use-cart.ts'
import { useSellerId } from '../lib/seller-scope.ts'
import { useCan } from './session.tsx'

export type OpenCart = {
  /** Null when there is none, when it is not known yet and for those without a store. */
  readonly cart: OrderView | null
  readonly isLoading: boolean
}

/** The open cart of this user and the integrator in context (C-30); staff who have not chosen one have no cart. */
export const useOpenCart = (): OpenCart => {
  const isChooser = useCan('requester.select')
  const hasSeller = useSellerId() !== undefined || !isChooser
  const isAsked = useCan('store.use') && hasSeller
  const { cart, isLoading } = useCart({ isEnabled: isAsked })
  return { cart: isAsked && cart?.status === 'CART' ? cart : null, isLoading }
}
