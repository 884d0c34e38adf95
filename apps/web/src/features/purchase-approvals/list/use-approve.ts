import { type ApprovalView, approvePurchase } from '@girassol/contract/purchase-approvals'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { isRefusal, toSentences } from '../../../lib/api-error.ts'
import { refreshEndpoints, useEndpointMutation } from '../../../lib/use-endpoint.ts'
import { toast } from '../../../ui/toaster.tsx'
import { approvalRefreshes } from '../approval-refreshes.ts'

/** The total for which an approval was asked and the total of now, in reais. */
export type Totals = { readonly asked: number; readonly now: number }

const readTotals = (error: unknown): Totals | undefined => {
  if (!isRefusal(error) || error.reason !== 'totalChanged') return undefined
  const details = error.details as Partial<Totals> | undefined
  const { asked, now } = details ?? {}
  return typeof asked === 'number' && typeof now === 'number' ? { asked, now } : undefined
}

/**
 * Approves at a total. Another total than what was asked is shown first, and must be approved itself; an approval that
 * ended otherwise, because something can no longer be ordered, is passed to `onEnded` (COMP-014).
 */
export const useApprove = (approval: ApprovalView, onEnded: (ended: ApprovalView) => void) => {
  const client = useQueryClient()
  const [changed, setChanged] = useState<Totals>()
  const call = useEndpointMutation(approvePurchase, {
    failure: false,
    isOnce: true,
    refreshes: approvalRefreshes,
    onSuccess: (answer) => {
      setChanged(undefined)
      if (answer.status === 'APPROVED') toast.success(`Pedido ${answer.orderId} aprovado`)
      else onEnded(answer)
    },
  })
  const fail = (error: unknown) => {
    const totals = readTotals(error)
    setChanged(totals)
    if (totals !== undefined) return
    toast.failures(toSentences(error, 'Não deu para aprovar. Tente de novo.'))
    // Any other refusal means that the shown approval is outdated.
    if (isRefusal(error)) void refreshEndpoints(client, approvalRefreshes)
  }
  const { id, version } = approval
  return {
    approve: (total: number) => call.mutate({ params: { id }, body: { total, version } }, { onError: fail }),
    isRunning: call.isPending,
    changed,
    forgetChanged: () => setChanged(undefined),
  }
}
