import { type ApprovalView, listApprovals } from '@girassol/contract/purchase-approvals'
import { useCan } from '../../../access/session.tsx'
import { useEndpointQuery } from '../../../lib/use-endpoint.ts'

/** The approval for which a cart or budget waits; undefined while it loads, and for users who may not read it. */
export const useWaitingApproval = (orderId: number): ApprovalView | undefined => {
  const enabled = useCan('approvals.read')
  const { data } = useEndpointQuery(listApprovals, { query: { orderId, status: 'PENDING', take: 1 } }, { enabled })
  return data?.data[0]
}
