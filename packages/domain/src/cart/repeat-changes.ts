import { computeRemadeState, type RemadeItem, type RemadeState } from '../budgets/remake-changes.ts'

/** What became of an item since the order that is repeated; 'dearer' and 'cheaper' say which way its price went. */
export const repeatedStates = ['discontinued', 'outOfStock', 'dearer', 'cheaper', 'otherDate', 'same'] as const
export type RepeatedState = (typeof repeatedStates)[number]

/** A change of price is said before a change of date (USE-017). */
export const computeRepeatedState = (item: RemadeItem): RepeatedState => {
  const state: RemadeState = computeRemadeState(item)
  if (state !== 'changed') return state
  if (item.today.unitValueCents > item.before.unitValueCents) return 'dearer'
  return item.today.unitValueCents < item.before.unitValueCents ? 'cheaper' : 'otherDate'
}

export const repeatSentences = {
  cartNotEmpty: 'O carrinho já tem produtos. Confirme para trocá-los.',
  cartItself: 'Este ainda é um carrinho aberto.',
  nothingLeft: 'Nenhum item está disponível hoje.',
} as const
