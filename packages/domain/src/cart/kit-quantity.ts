/** How many units of a cart item came with the kit; the rest were added by hand. */
export type ItemUnits = { readonly quantity: number; readonly kitQuantity: number }

/** Setting a quantity changes the kit's units first; those added by hand shrink only when nothing else is left (C-22). */
export const withQuantity = ({ quantity, kitQuantity }: ItemUnits, wanted: number): ItemUnits => {
  if (kitQuantity === 0) return { quantity: wanted, kitQuantity: 0 }
  return { quantity: wanted, kitQuantity: Math.max(wanted - (quantity - kitQuantity), 0) }
}
