import { compareBudget, saveBudget } from '@girassol/contract/budgets'
import { readNegotiation } from '@girassol/contract/negotiations'
import { listOrderLog, listOrders, showOrder } from '@girassol/contract/orders'
import { useState } from 'react'
import { type ApiError, isRefusal, toSentences } from '../../../lib/api-error.ts'
import { useEndpointMutation } from '../../../lib/use-endpoint.ts'
import { useIsMounted } from '../../../lib/use-is-mounted.ts'
import { toast } from '../../../ui/toaster.tsx'
import type { BudgetEdit } from './budget-draft.ts'

const failure = 'Ocorreu um erro ao editar este orçamento.' // BUD-042

/** QUO-018: the server asks before it ends an agreement. */
const asksToEnd = (error: unknown): error is ApiError => isRefusal(error) && error.reason === 'endsAgreement'

const isOutdated = (error: unknown): error is ApiError => isRefusal(error) && error.reason === 'changedMeanwhile'

/**
 * BUD-027: saves the edit; a change by another user is reported in the form. A save that waited for the connection
 * (USE-010) is reported as a toast when the screen was left meanwhile.
 */
export const useSaveBudget = (id: number, onSaved: () => void) => {
  const isMounted = useIsMounted()
  const [asked, setAsked] = useState<() => void>()
  const { mutateAsync, isPending, error } = useEndpointMutation(saveBudget, {
    success: 'Orçamento atualizado com sucesso!', // BUD-043
    failure: false,
    refreshes: [showOrder, listOrders, listOrderLog, compareBudget, readNegotiation],
    scope: `budget-${id}`,
    queued: 'once',
    onSuccess: onSaved,
  })
  const showFailure = (fault: unknown) => {
    const sentences = toSentences(fault, failure)
    if (!isMounted.current) toast.failures(sentences.map((sentence) => `Orçamento ${id}: ${sentence}`))
    else if (!isOutdated(fault)) toast.failures(sentences)
  }
  const save = async (
    body: BudgetEdit & { readonly endsAgreement?: boolean | undefined },
    leave: () => void,
  ): Promise<void> => {
    try {
      await mutateAsync({ params: { id }, body })
      setAsked(undefined)
      if (isMounted.current) leave()
    } catch (fault) {
      if (asksToEnd(fault)) setAsked(() => () => void save({ ...body, endsAgreement: true }, leave))
      else showFailure(fault)
    }
  }
  return {
    save,
    /** Confirms the end of the agreement, while that is asked. */
    endAgreement: asked,
    cancelEnd: () => setAsked(undefined),
    isSaving: isPending,
    /** The refusal when the budget changed meanwhile, so that the edit can no longer be saved. */
    outdated: isOutdated(error) ? error : undefined,
  }
}
