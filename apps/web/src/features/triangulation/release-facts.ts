import type { OrderView } from '@girassol/contract/orders'
import { canReleaseOperation, operationReleaseSentences, type ReleaseFacts } from '@girassol/domain/triangulation'
import type { Permission } from '../../ui/action.ts'
import { listRemainingFiles } from './operation-draft.ts'
import type { OperationState } from './use-operation.ts'

export const toReleaseFacts = (
  { status }: Pick<OrderView, 'status'>,
  { draft, state, base }: Pick<OperationState, 'draft' | 'state' | 'base'>,
): ReleaseFacts => ({
  hasCustomer: draft.customer !== null,
  hasTotal: draft.totalCents !== null,
  fileCount: listRemainingFiles(draft).length,
  isSaved: state === 'unchanged' && base.version > 0,
  isBilled: status === 'INVOICE_BILLED',
})

/** Whether this user may release the operation now; null when the role never may: the button is hidden (TRI-007). */
export const releasePermission = ({ base }: Pick<OperationState, 'base'>, facts: ReleaseFacts): Permission | null => {
  const { release } = base.actions
  if (!release.allowed && release.hidden) return null
  const decision = canReleaseOperation(facts)
  return decision.allowed ? release : { allowed: false, reason: operationReleaseSentences[decision.refusal] }
}
