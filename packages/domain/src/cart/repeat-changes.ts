import { computeRemadeState, type RemadeItem, type RemadeState } from '../budgets/remake-changes.ts'

/** What changed for an item since the repeated order; 'dearer' and 'cheaper' give the direction of the price. */
export const repeatedStates = ['discontinued', 'outOfStock', 'dearer', 'cheaper', 'otherDate', 'same'] as const
export type RepeatedState = (typeof repeatedStates)[number]

/** A changed price is reported before a changed date (USE-017). */
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
