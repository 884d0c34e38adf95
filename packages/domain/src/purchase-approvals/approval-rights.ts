import { type CompanyRole, canWrite } from '../access/company-roles.ts'
import { firstRefusal, type RuleRefusal } from '../shared/decision.ts'
import type { Cents } from '../shared/money.ts'

/** Whether a role in the company answers requests for approval at all (COMP-015). */
export const isApproverRole = (role: CompanyRole | null): boolean => role === 'ADMIN' || role === 'APPROVER'

/** Whether an order may be made in the name of a user with this role in the company (COMP-014); staff have none. */
export const isOrderingRole = (role: CompanyRole | null): boolean => role !== null && canWrite(role)

type Answering = {
  readonly companyRole: CompanyRole | null
  readonly isOwn: boolean
  readonly canViewPrices: boolean
  /** The limit for one order of the user who answers, in cents; null: none. */
  readonly orderLimitCents: Cents | null
  /** The total that would be ordered, in cents. */
  readonly totalCents: Cents
}

/** Who may reject an approval: an APPROVER or ADMIN who did not ask for it (COMP-015). */
export const canRejectPurchase = ({ companyRole, isOwn }: Pick<Answering, 'companyRole' | 'isOwn'>) =>
  firstRefusal([!isApproverRole(companyRole), 'notApprover'], [isOwn, 'ownRequest'])

/** Who may approve: also sees the value, and may order as much himself in one order (COMP-015). */
export const canApprovePurchase = (answering: Answering) => {
  const { canViewPrices, orderLimitCents, totalCents } = answering
  const decision = canRejectPurchase(answering)
  if (!decision.allowed) return decision
  return firstRefusal(
    [!canViewPrices, 'pricesHidden'],
    [orderLimitCents !== null && totalCents > orderLimitCents, 'aboveOwnLimit'],
  )
}

/** Only who asked for an approval withdraws it (COMP-012). */
export const canWithdrawPurchase = ({ isOwn }: { readonly isOwn: boolean }) => firstRefusal([!isOwn, 'notRequester'])

export const approvalRefusals = {
  notApprover: 'Só aprovadores e administradores da empresa respondem a pedidos de aprovação.',
  ownRequest: 'Você não pode responder ao seu próprio pedido de aprovação.',
  pricesHidden: 'Você não vê preços: outra pessoa da empresa precisa aprovar.',
  aboveOwnLimit: 'Este valor passa do seu limite por pedido: outra pessoa da empresa precisa aprovar.',
  notRequester: 'Só quem pediu a aprovação pode retirá-la.',
} as const satisfies Record<
  | RuleRefusal<typeof canApprovePurchase>
  | RuleRefusal<typeof canRejectPurchase>
  | RuleRefusal<typeof canWithdrawPurchase>,
  string
>

export const approvalSentences = {
  notFound: 'Pedido de aprovação não encontrado.',
  noApprover: 'Nenhum aprovador da sua empresa pode aprovar este valor.',
  requesterGone: 'Quem pediu a aprovação não pode mais fazer pedidos em nome da empresa.',
  totalChanged: 'O valor deste pedido mudou desde que a aprovação foi pedida. Confira o novo valor antes de aprovar.',
} as const
