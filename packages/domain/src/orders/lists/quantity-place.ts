import { isBudgetStatus, type OrderStatus } from '../status/order-status.ts'

/** What becomes of a quantity that is edited on a screen. */
export type QuantityPlace = 'cart' | 'screen' | 'order'

/**
 * CART-013: in a cart it is a call of the cart; a budget's stays on the screen until the budget is saved; any other
 * order is changed itself, which refuses where nothing may be changed any more (CART-014).
 */
export const findQuantityPlace = (status: OrderStatus): QuantityPlace => {
  if (status === 'CART') return 'cart'
  return isBudgetStatus(status) ? 'screen' : 'order'
}
