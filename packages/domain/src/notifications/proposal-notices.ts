import type { NotificationIcon, NotificationType } from './notification.ts'

/** A notification for the users of one seller alone (C-156, C-172). */
export type SellerNotice = {
  readonly type: NotificationType
  readonly title: string
  readonly message: string
  readonly icon: NotificationIcon
  /** The screen of what it is about, where that is no order or budget. */
  readonly path?: string
}

/** A proposal as its notices name it. */
type NoticedProposal = { readonly id: number; readonly number: number }

/** PROP-010: the customer has opened it for the first time. */
export const proposalViewed = ({ id, number }: NoticedProposal): SellerNotice => ({
  type: 'BUDGET',
  title: 'Proposta vista',
  message: `O cliente abriu a proposta ${number}.`,
  path: `/propostas/${id}`,
  icon: 'INFO',
})

/** PROP-012 */
export const proposalAccepted = ({ id, number }: NoticedProposal): SellerNotice => ({
  type: 'BUDGET',
  title: 'Proposta aceita',
  message: `O cliente aceitou a proposta ${number}.`,
  path: `/propostas/${id}`,
  icon: 'SUCCESS',
})

/** PROP-026: with the reason and what the customer wrote. */
export const proposalDeclined = (
  { id, number }: NoticedProposal,
  { reason, text }: { readonly reason: string; readonly text: string | null },
): SellerNotice => ({
  type: 'BUDGET',
  title: 'Proposta recusada',
  message: `O cliente recusou a proposta ${number}. Motivo: ${reason}.${text === null ? '' : ` ${text}`}`,
  path: `/propostas/${id}`,
  icon: 'WARNING',
})

/** PROP-015: it ended without an answer. */
export const proposalExpired = ({ id, number }: NoticedProposal): SellerNotice => ({
  type: 'BUDGET_EXPIRATION',
  title: 'Proposta vencida',
  message: `A proposta ${number} venceu sem resposta do cliente.`,
  path: `/propostas/${id}`,
  icon: 'WARNING',
})
