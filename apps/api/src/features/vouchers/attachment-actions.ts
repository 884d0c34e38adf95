import type { AttachmentView } from '@girassol/contract/vouchers'
import { can, type Role } from '@girassol/domain/access'
import type { OrderStatus } from '@girassol/domain/orders'
import type { PaymentMethod } from '@girassol/domain/payments'
import { toPermission } from '@girassol/domain/shared'
import {
  canEditVoucher,
  canRemoveDocument,
  canRemoveVoucher,
  canSendVoucher,
  describeMissing,
  documentSentences,
  listMissingInVoucher,
  onlyVoucherSentences,
  type VoucherFacts,
  voucherSentences,
} from '@girassol/domain/vouchers'

/** The columns of the order that decide which actions on its files are allowed. */
export type AttachedOrder = { readonly status: OrderStatus; readonly payment_method: PaymentMethod | null }

type Acted = { readonly voucher: VoucherFacts | null; readonly order: AttachedOrder; readonly roles: readonly Role[] }

type Answer = AttachmentView['actions']['edit']

const refuse = (reason: string): Answer => ({ allowed: false, reason })

/** Why a voucher may not be sent, with the missing fields (VOU-022). */
export const sendRefusalSentence = (voucher: VoucherFacts): string => {
  const decision = canSendVoucher(voucher)
  if (decision.allowed) return ''
  if (decision.refusal === 'voucherIncomplete') return describeMissing(listMissingInVoucher(voucher))
  return voucherSentences[decision.refusal]
}

const voucherActions = (voucher: VoucherFacts, order: AttachedOrder): AttachmentView['actions'] => ({
  edit: toPermission(canEditVoucher(voucher), voucherSentences),
  send: canSendVoucher(voucher).allowed ? { allowed: true } : refuse(sendRefusalSentence(voucher)),
  remove: toPermission(canRemoveVoucher(voucher, order.status), voucherSentences),
})

/**
 * The actions that this user may take on a file of an order now, or why not: the screens draw their controls from them.
 */
export const toAttachmentActions = ({ voucher, order, roles }: Acted): AttachmentView['actions'] => {
  if (!can(roles, 'vouchers.manage')) {
    const no = refuse(documentSentences.notYours)
    return { edit: no, send: no, remove: no }
  }
  if (voucher !== null) return voucherActions(voucher, order)
  const facts = { roles, status: order.status, paymentMethod: order.payment_method }
  return {
    edit: refuse(onlyVoucherSentences.edit),
    send: refuse(onlyVoucherSentences.send),
    remove: toPermission(canRemoveDocument(facts), documentSentences),
  }
}
