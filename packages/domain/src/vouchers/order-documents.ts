import { can, forbiddenSentence } from '../access/can.ts'
import type { Role } from '../access/roles.ts'
import { type OrderStatus, orderStatuses } from '../orders/status/order-status.ts'
import { firstRefusal, type RuleRefusal } from '../shared/decision.ts'

/** The facts that decide whether a document may be added to an order or removed. */
export type DocumentFacts = {
  readonly roles: readonly Role[]
  readonly status: OrderStatus
  readonly paymentMethod: string | null
}

/** C-73; VOU-015: the roles that manage the vouchers of a financed order also edit its documents. */
const mayAdd = ({ roles, paymentMethod }: DocumentFacts): boolean =>
  can(roles, 'store.use') || (can(roles, 'vouchers.manage') && paymentMethod === 'FINANCING')

/** VOU-038, C-73: from the finished order until its products are picked. */
export const canAddDocument = (facts: DocumentFacts) =>
  firstRefusal([!mayAdd(facts), 'notYours'], [!orderStatuses[facts.status].takesDocuments, 'documentsClosed'])

/** VOU-014, C-74: by Financial and Administrator, while the order is approved. */
export const canRemoveDocument = ({ roles, status }: DocumentFacts) =>
  firstRefusal([!can(roles, 'vouchers.manage'), 'notYours'], [status !== 'INVOICE_APPROVED', 'orderNotApproved'])

export const documentSentences = {
  notYours: forbiddenSentence,
  documentsClosed: 'Este pedido não recebe mais documentos.',
  orderNotApproved: 'Só dá para remover com o pedido aprovado',
} as const satisfies Record<RuleRefusal<typeof canAddDocument> | RuleRefusal<typeof canRemoveDocument>, string>

/** Actions that only vouchers have, and why a document does not. */
export const onlyVoucherSentences = {
  edit: 'Um documento não tem dados para alterar.',
  send: 'Um documento não vai ao ERP.',
} as const
