import { compareBudget, saveBudget } from '@girassol/contract/budgets'
import { listOrderLog, listOrders, showOrder } from '@girassol/contract/orders'
import { type ApiError, isRefusal, toSentences } from '../../../lib/api-error.ts'
import { useEndpointMutation } from '../../../lib/use-endpoint.ts'
import { useIsMounted } from '../../../lib/use-is-mounted.ts'
import { toast } from '../../../ui/toaster.tsx'
import type { BudgetEdit } from './budget-draft.ts'

const failure = 'Ocorreu um erro ao editar este orçamento.' // BUD-042

const isOutdated = (error: unknown): error is ApiError => isRefusal(error) && error.reason === 'changedMeanwhile'

/**
 * BUD-027: saves the edit; that somebody else changed the budget meanwhile is told in place. A save that waited for the
 * connection (USE-010) is told as a toast when the screen is left.
 */
export const useSaveBudget = (id: number, onSaved: () => void) => {
  const isMounted = useIsMounted()
  const { mutateAsync, isPending, error } = useEndpointMutation(saveBudget, {
    success: 'Orçamento atualizado com sucesso!', // BUD-043
    failure: false,
    refreshes: [showOrder, listOrders, listOrderLog, compareBudget],
    scope: `budget-${id}`,
    queued: 'once',
    onSuccess: onSaved,
  })
  const showFailure = (fault: unknown) => {
    const sentences = toSentences(fault, failure)
    if (!isMounted.current) toast.failures(sentences.map((sentence) => `Orçamento ${id}: ${sentence}`))
    else if (!isOutdated(fault)) toast.failures(sentences)
  }
  return {
    save: async (body: BudgetEdit, leave: () => void): Promise<void> => {
      try {
        await mutateAsync({ params: { id }, body })
        if (isMounted.current) leave()
      } catch (fault) {
        showFailure(fault)
      }
    },
    isSaving: isPending,
    /** Why the edit can no longer be saved: the budget is another one now. */
    outdated: isOutdated(error) ? error : undefined,
  }
}
