import { isBudgetStatus, type OrderStatus } from '../status/order-status.ts'

/** Where a change of a quantity is applied. */
export type QuantityPlace = 'cart' | 'screen' | 'order'

/**
 * CART-013: in a cart it is a call; in a budget it stays on the screen until the budget is saved; in any other order it
 * is a call that may be refused (CART-014).
 */
export const findQuantityPlace = (status: OrderStatus): QuantityPlace => {
  if (status === 'CART') return 'cart'
  return isBudgetStatus(status) ? 'screen' : 'order'
}
