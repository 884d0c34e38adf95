/** How a list shows its products: as cards, as lines, or each with its contents (STORE-007). */
export const productViewTypes = ['card', 'list', 'detail'] as const
export type ProductViewType = (typeof productViewTypes)[number]
