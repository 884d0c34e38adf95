import { mostUnits } from '../cart/cart-item.ts'

/** How many lists a seller has, and how many products a list has, at most (FAST-010). */
export const productListLimits = { lists: 50, products: 200, nameLength: 60 } as const

export const productListSentences = {
  nameTaken: 'Já existe uma lista com este nome.',
  tooManyLists: `São no máximo ${productListLimits.lists} listas. Remova uma que não usa mais.`,
  tooManyProducts: `Uma lista tem no máximo ${productListLimits.products} produtos.`,
  notFound: 'Lista não encontrada.',
} as const

export type ListedUnits = { readonly code: string; readonly quantity: number }

/** A product that is named twice is one item, with the units of both, at most 99,999. */
export const mergeListItems = (items: readonly ListedUnits[]): readonly ListedUnits[] => {
  const units = new Map<string, number>()
  for (const { code, quantity } of items) units.set(code, Math.min((units.get(code) ?? 0) + quantity, mostUnits))
  return [...units].map(([code, quantity]) => ({ code, quantity }))
}
