import { compareBudget, saveBudget } from '@girassol/contract/budgets'
import { listOrderLog, listOrders, showOrder } from '@girassol/contract/orders'
import { type ApiError, isRefusal, sentencesOf } from '../../lib/api-error.ts'
import { useEndpointMutation } from '../../lib/use-endpoint.ts'
import { toast } from '../../ui/toaster.tsx'
import type { BudgetEdit } from './budget-draft.ts'

const failure = 'Ocorreu um erro ao editar este orçamento.' // BUD-042

/** BUD-027: saves the edit; that somebody else changed the budget meanwhile is told in place. */
export const useSaveBudget = (id: number, onSaved: () => void) => {
  const { mutate, isPending, error } = useEndpointMutation(saveBudget, {
    success: 'Orçamento atualizado com sucesso!', // BUD-043
    failure: false,
    refreshes: [showOrder, listOrders, listOrderLog, compareBudget],
    onSuccess: onSaved,
  })
  const isOutdated = isRefusal(error) && error.reason === 'changedMeanwhile'
  const tell = (fault: unknown) => {
    if (!(isRefusal(fault) && fault.reason === 'changedMeanwhile')) toast.failures(sentencesOf(fault, failure))
  }
  return {
    save: (body: BudgetEdit) => mutate({ params: { id }, body }, { onError: tell }),
    isSaving: isPending,
    /** Why the edit can no longer be saved: the budget is another one now. */
    outdated: isOutdated ? (error as ApiError) : undefined,
  }
}
