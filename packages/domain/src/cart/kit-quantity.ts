/** How many units of a cart item belong to the kit; the others were added by hand. */
export type ItemUnits = { readonly quantity: number; readonly kitQuantity: number }

/**
 * A new quantity changes the units of the kit first; those added by hand are reduced only when the kit has none left
 * (C-22).
 */
export const withQuantity = ({ quantity, kitQuantity }: ItemUnits, wanted: number): ItemUnits => {
  if (kitQuantity === 0) return { quantity: wanted, kitQuantity: 0 }
  return { quantity: wanted, kitQuantity: Math.max(wanted - (quantity - kitQuantity), 0) }
}
