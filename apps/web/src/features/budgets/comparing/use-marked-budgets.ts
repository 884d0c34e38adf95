import { compareBudgetsSentences, mostComparedBudgets } from '@girassol/domain/budgets'
import { toast } from '../../../ui/toaster.tsx'

type Marking = {
  /** The marked numbers in the address, in the order of marking. */
  readonly marked: readonly string[]
  readonly onChange: (marked: readonly string[]) => void
}

export type MarkedBudgets = {
  readonly ids: readonly number[]
  readonly isMarked: (budget: { readonly id: number }) => boolean
  /** Marks a budget, or unmarks it; a fifth is refused with a sentence (DEC-004). */
  readonly mark: (id: number) => void
  readonly clear: () => void
}

/** The budgets of the list that are to be compared. They stay marked when the filters change, and after going back. */
export const useMarkedBudgets = ({ marked, onChange }: Marking): MarkedBudgets => {
  const ids = marked.map(Number)
  const mark = (id: number) => {
    if (ids.includes(id)) return onChange(marked.filter((each) => Number(each) !== id))
    if (ids.length >= mostComparedBudgets) return toast.failure(compareBudgetsSentences.tooMany)
    return onChange([...marked, String(id)])
  }
  return { ids, isMarked: ({ id }) => ids.includes(id), mark, clear: () => onChange([]) }
}
