import type { ApprovalView } from '@girassol/contract/purchase-approvals'
import { useState } from 'react'

/**
 * Approvals that ended in another way than what the reader chose: they stay in view with their reason, although the
 * list of what waits no longer has them (COMP-014).
 */
export const useEnded = () => {
  const [ended, setEnded] = useState<readonly ApprovalView[]>([])
  const isEnded = ({ id }: ApprovalView) => ended.some((approval) => approval.id === id)
  return {
    ended,
    add: (approval: ApprovalView) => setEnded((before) => [approval, ...before]),
    /** The rows of a list that are not shown already. */
    without: (rows: readonly ApprovalView[]) => rows.filter((row) => !isEnded(row)),
  }
}
