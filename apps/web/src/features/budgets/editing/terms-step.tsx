import { OrderTermsSections } from '../../cart/index.ts'
import { BranchSelect } from './branch-select.tsx'
import classes from './budget-editor.module.css'
import type { BudgetDraft } from './use-budget-draft.ts'
import { useDraftTerms } from './use-draft-terms.ts'

/** Step 1: customer, delivery, payment and notes; except for the branch nothing is saved before the budget is. */
export const TermsStep = ({ draft }: { readonly draft: BudgetDraft }) => {
  const saving = useDraftTerms(draft)
  return (
    <div className={classes.sections}>
      <OrderTermsSections cart={saving.shown} saving={saving} />
      <BranchSelect draft={draft} />
    </div>
  )
}
