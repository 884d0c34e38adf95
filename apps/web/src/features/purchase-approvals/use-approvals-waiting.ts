import { listApprovals } from '@girassol/contract/purchase-approvals'
import { isApproverRole } from '@girassol/domain/purchase-approvals'
import { useSession } from '../../access/session.tsx'
import { useEndpointQuery } from '../../lib/use-endpoint.ts'
import { useIsIdle } from '../../lib/use-is-idle.ts'

const everyMs = 60_000

/**
 * How many approvals wait for an answer of the user (COMP-016). Read only for those who answer them, and not before the
 * first screen is shown; again with every notification and answer, otherwise once a minute.
 */
export const useApprovalsWaiting = (): number => {
  const isApprover = isApproverRole(useSession().companyRole)
  const isIdle = useIsIdle()
  const enabled = isApprover && isIdle
  const { data } = useEndpointQuery(
    listApprovals,
    { query: { status: 'PENDING', take: 1 } },
    { enabled, staleTime: everyMs, refetchInterval: enabled && everyMs, showPrevious: true },
  )
  return enabled ? (data?.waiting ?? 0) : 0
}
