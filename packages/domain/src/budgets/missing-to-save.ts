import { type CartToFinish, type FinishingFacts, type Missing, missingToFinish } from '../cart/missing-to-finish.ts'

export type BudgetToSave = Omit<CartToFinish, 'lines'> & {
  readonly integratorId: number | null
  /** A quantity below this counts as no item. */
  readonly lines: readonly { readonly code: string; readonly quantity: number }[]
}

/**
 * What prevents a budget from being saved or ordered, in the order of the screen (BUD-022, BUD-023). An item that
 * cannot be delivered does not prevent it: remade budgets may contain such items (C-57), and the user who validates the
 * order checks them again.
 */
export const missingToSave = (budget: BudgetToSave, facts: FinishingFacts): readonly Missing[] => {
  const lines = budget.lines.filter(({ quantity }) => quantity > 0)
  const available = lines.map(({ code }) => ({ code, name: '', isAvailable: true, isOutOfStock: false }))
  const missing = missingToFinish({ ...budget, lines: available }, facts)
  if (budget.integratorId !== null) return missing
  return [{ field: 'integrator', message: 'Selecione um integrador' }, ...missing]
}
