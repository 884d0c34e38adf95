import type { ApprovalView } from '@girassol/contract/purchase-approvals'

/** Whether the reader may answer it: not an own request, and only an APPROVER or ADMIN (COMP-015). */
export const waitsForReader = ({ actions }: ApprovalView): boolean => actions.approve.allowed || actions.reject.allowed

export type ApprovalGroup = {
  readonly id: 'reader' | 'others' | 'ended'
  readonly title: string
  readonly approvals: readonly ApprovalView[]
}

const findGroup = (approval: ApprovalView): ApprovalGroup['id'] => {
  if (waitsForReader(approval)) return 'reader'
  return approval.status === 'PENDING' ? 'others' : 'ended'
}

const titles = {
  reader: 'Para você responder',
  others: 'Aguardando outra pessoa',
  ended: 'Encerradas',
} as const satisfies Record<ApprovalGroup['id'], string>

const order = ['reader', 'others', 'ended'] as const

/** Approvals by who acts next, those for the reader first, without empty groups (COMP-016). */
export const groupApprovals = (approvals: readonly ApprovalView[]): readonly ApprovalGroup[] =>
  order
    .map((id) => ({ id, title: titles[id], approvals: approvals.filter((approval) => findGroup(approval) === id) }))
    .filter((group) => group.approvals.length > 0)
