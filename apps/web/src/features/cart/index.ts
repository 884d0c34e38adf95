import { lazy } from 'react'

export { AvailabilityText } from './availability-text.tsx'
export { cartScope, useCartCache } from './cart-cache.ts'
export { CartItems } from './cart-items.tsx'
export { CartTypeDialog } from './cart-type-dialog.tsx'
export { MiniCart } from './mini-cart.tsx'
export { priceLines } from './price-lines.tsx'
export { useAddItem } from './use-add-item.ts'
export { useCart } from './use-cart.ts'
export { useItemQuantity } from './use-item-quantity.ts'
export { useOrderQuantity } from './use-order-quantity.ts'

/** Loaded when step 4 is opened. */
export const DeliveryAndPaymentStep = lazy(async () => ({
  default: (await import('./delivery-and-payment-step.tsx')).DeliveryAndPaymentStep,
}))
