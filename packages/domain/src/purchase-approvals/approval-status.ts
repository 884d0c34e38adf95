import { plusHours } from '../shared/brazil-time.ts'
import { type Decision, firstRefusal } from '../shared/decision.ts'

/** The states of a purchase approval of a company; wire and database values (COMP-012). */
export const approvalStatuses = ['PENDING', 'APPROVED', 'REJECTED', 'WITHDRAWN', 'EXPIRED'] as const
export type ApprovalStatus = (typeof approvalStatuses)[number]

export const approvalStatusLabels = {
  PENDING: 'Aguardando aprovação da empresa',
  APPROVED: 'Aprovada',
  REJECTED: 'Rejeitada',
  WITHDRAWN: 'Retirada',
  EXPIRED: 'Vencida',
} as const satisfies Record<ApprovalStatus, string>

/** The record for which an approval is asked; wire and database values. */
export const approvalSources = ['CART', 'BUDGET'] as const
export type ApprovalSource = (typeof approvalSources)[number]

/** After so many days without an answer an approval has expired, until the administration sets others (COMP-012). */
export const usualApprovalDays = 5

type Waiting = {
  /** The setting of the administration (C-158). */
  readonly days: number
  /** When the budget expires; null without a budget. */
  readonly budgetEnd: string | null
}

/** When an approval expires, as UTC ISO text: after so many days, or with its budget if that ends earlier (C-196). */
export const toApprovalEnd = (requestedAt: string, { days, budgetEnd }: Waiting): string => {
  const end = plusHours(requestedAt, 24 * days)
  return budgetEnd !== null && budgetEnd < end ? budgetEnd : end
}

type Stored = { readonly status: ApprovalStatus; readonly expiresAt: string }

/** The status as of now: an approval that nobody answered has expired, whether or not the job has recorded it. */
export const approvalStatusAt = ({ status, expiresAt }: Stored, now: string): ApprovalStatus =>
  status === 'PENDING' && Date.parse(expiresAt) <= Date.parse(now) ? 'EXPIRED' : status

/** Whether a cart or budget waits for an approval until this instant; null: it does not (COMP-013). */
export const isAwaitingApproval = (approvalUntil: string | null, now: string): boolean =>
  approvalUntil !== null && Date.parse(approvalUntil) > Date.parse(now)

/** Each approval is answered once (COMP-012). */
export const canAnswerApproval = (status: ApprovalStatus): Decision<Exclude<ApprovalStatus, 'PENDING'>> =>
  status === 'PENDING' ? firstRefusal() : { allowed: false, refusal: status }

export const answeredSentences = {
  APPROVED: 'Este pedido de aprovação já foi aprovado.',
  REJECTED: 'Este pedido de aprovação já foi rejeitado.',
  WITHDRAWN: 'Este pedido de aprovação foi retirado por quem o fez.',
  EXPIRED: 'Este pedido de aprovação venceu.',
} as const satisfies Record<Exclude<ApprovalStatus, 'PENDING'>, string>

export const awaitingApprovalSentence = 'Este pedido aguarda aprovação da empresa.'
