import { type ApprovalView, withdrawPurchase } from '@girassol/contract/purchase-approvals'
import { useEndpointMutation } from '../../lib/use-endpoint.ts'
import { approvalRefreshes } from './approval-refreshes.ts'

/** Withdraws an approval that the user asked for: the cart or budget can be changed again (COMP-012, COMP-013). */
export const useWithdraw = () => {
  const call = useEndpointMutation(withdrawPurchase, {
    refreshes: approvalRefreshes,
    success: 'Pedido de aprovação retirado',
    failure: 'Não deu para retirar. Tente de novo.',
    isOnce: true,
  })
  return {
    withdraw: ({ id, version }: Pick<ApprovalView, 'id' | 'version'>) =>
      call.mutate({ params: { id }, body: { version } }),
    isRunning: call.isPending,
  }
}
