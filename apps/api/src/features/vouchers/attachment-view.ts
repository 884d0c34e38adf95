import type { AttachmentView } from '@girassol/contract/vouchers'
import { can } from '@girassol/domain/access'
import { reaisFrom } from '@girassol/domain/shared'
import { attachmentExtensions, type VoucherFacts } from '@girassol/domain/vouchers'
import type { Selectable } from 'kysely'
import type { DB } from '../../database/schema.ts'
import type { Actor } from '../../http/actor.ts'
import { type AttachedOrder, toAttachmentActions } from './attachment-actions.ts'

export type AttachmentRow = Selectable<DB['order_attachment']> & { readonly author: string }

type Shown = { readonly order: AttachedOrder; readonly actor: Pick<Actor, 'roles' | 'canViewProductPrices'> }

type VoucherColumns = Pick<AttachmentRow, 'status' | 'voucher_number' | 'amount_cents' | 'voucher_date' | 'size_bytes'>

/** The fields of a stored voucher for the rules; null for a document. */
export const toVoucherFacts = (row: VoucherColumns): VoucherFacts | null =>
  row.status === null
    ? null
    : {
        status: row.status,
        number: row.voucher_number,
        amountCents: row.amount_cents,
        date: row.voucher_date,
        hasFile: row.size_bytes > 0,
      }

/** A file of an order as the API returns it to this user; `file` is its content in base64, if it was requested. */
export const toAttachmentView = (row: AttachmentRow, { order, actor }: Shown, file: string | null = null) => {
  const showsAmount = actor.canViewProductPrices && row.amount_cents !== null
  return {
    id: row.id,
    invoice: { id: row.order_id },
    type: row.type,
    status: row.status,
    file,
    filename: row.filename,
    fileExtension: attachmentExtensions[row.content_type],
    size: row.size_bytes,
    voucherNumber: row.voucher_number,
    voucherAmount: showsAmount && row.amount_cents !== null ? reaisFrom(row.amount_cents) : null,
    voucherDate: row.voucher_date,
    bankAccount: row.bank_account,
    bankAccountId: row.bank_account_id,
    bankAccountName: row.bank_account_name,
    refusal: can(actor.roles, 'vouchers.manage') ? row.erp_refusal : null,
    sentAt: row.sent_at,
    version: row.version,
    beforeSellerChange: row.before_seller_change,
    createdAt: row.created_at,
    user: { name: row.author },
    actions: toAttachmentActions({ voucher: toVoucherFacts(row), order, roles: actor.roles }),
  } satisfies AttachmentView
}
