import { type ApprovalStatus, approvalStatusLabels } from '../purchase-approvals/approval-status.ts'
import type { SellerNotice } from './proposal-notices.ts'

type Asked = { readonly requester: string; readonly orderId: number }

/** COMP-010: a colleague may answer the request; amounts are read on the screen alone. */
export const approvalRequested = ({ requester, orderId }: Asked): SellerNotice => ({
  type: 'INVOICE',
  title: 'Aprovação de compra pedida',
  path: '/aprovacoes',
  icon: 'WARNING',
  message: `${requester} pediu a aprovação da compra ${orderId}. Responda em Aprovações.`,
})

const answeredIcons = { APPROVED: 'SUCCESS', REJECTED: 'DANGER', EXPIRED: 'WARNING' } as const

type Answered = {
  readonly orderId: number
  /** Who answered; null: nobody did. */
  readonly by: string | null
  readonly reason: string | null
}

/** COMP-012: the request was answered, or nobody answered it in time. */
export const approvalAnswered = (
  status: Extract<ApprovalStatus, keyof typeof answeredIcons>,
  { orderId, by, reason }: Answered,
): SellerNotice => ({
  type: 'INVOICE',
  title: `Aprovação de compra: ${approvalStatusLabels[status]}`,
  icon: answeredIcons[status],
  message: `Compra ${orderId}${by === null ? '' : `, por ${by}`}.${reason === null ? '' : ` ${reason}`}`,
})
