import { OrderTermsSections } from '../cart/index.ts'
import type { BudgetDraft } from './use-budget-draft.ts'
import { useDraftTerms } from './use-draft-terms.ts'

/** Step 1: customer, delivery, payment and notes; nothing is stored until the budget is saved. */
export const TermsStep = ({ draft }: { readonly draft: BudgetDraft }) => {
  const saving = useDraftTerms(draft)
  return <OrderTermsSections cart={saving.shown} saving={saving} />
}
