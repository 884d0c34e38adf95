import { attachmentExtensions, voucherFileSentences, voucherStatuses, voucherTypes } from '@girassol/domain/vouchers'
import { z } from 'zod'
import { endpoint } from './http/endpoint.ts'
import { action, hiddenReais, id, requiredText, text } from './http/fields.ts'
import { fileBytes } from './http/file.ts'
import { page, pageQuery } from './http/page.ts'
import { voucherBody } from './vouchers/voucher-body.ts'

/** A file of an order: a voucher, or a document where type and status are null (VOU-017). */
const attachmentView = z.object({
  id,
  invoice: z.object({ id }),
  type: z.enum(voucherTypes).nullable(),
  status: z.enum(voucherStatuses).nullable(),
  /** In base64 where one attachment was requested with its file; else null. */
  file: z.string().nullable(),
  /** The stored name; `shownFilename` returns the one that users see (VOU-018). */
  filename: z.string(),
  fileExtension: z.enum(Object.values(attachmentExtensions)),
  /** In bytes. */
  size: z.number().int(),
  voucherNumber: z.string().nullable(),
  /** Null without an amount, or without the permission to see amounts (C-29). */
  voucherAmount: hiddenReais,
  voucherDate: z.iso.date().nullable(),
  bankAccount: z.string().nullable(),
  bankAccountId: z.number().int().nullable(),
  bankAccountName: z.string().nullable(),
  /** Why the ERP refused it last time, in the ERP's words; null after it is sent again. */
  refusal: z.string().nullable(),
  /** When a user last sent it to the ERP. */
  sentAt: z.iso.datetime().nullable(),
  /** Added before the order was given to its present integrator; only staff list such files (C-227). */
  beforeSellerChange: z.boolean(),
  /** Grows with every edit. */
  version: z.number().int(),
  createdAt: z.iso.datetime(),
  /** The user who added it. */
  user: z.object({ name: z.string() }),
  actions: z.object({ edit: action, send: action, remove: action }),
})
export type AttachmentView = z.infer<typeof attachmentView>

/** The amounts of all vouchers of the order, by status. */
const voucherSums = z.object({ UNSENT: hiddenReais, PROCESSING: hiddenReais, SENT: hiddenReais })

export const listAttachments = endpoint({
  method: 'GET',
  path: '/invoice/:id/attachments',
  requires: 'vouchers.read',
  summary: 'The files of an order, newest first; of the vouchers, those already sent unless one manages them (C-70).',
  params: z.object({ id }),
  query: z.object({ ...pageQuery(15), kind: z.enum(['voucher', 'document']).optional() }),
  /** Only lists of vouchers alone have `sums`. */
  response: page(attachmentView).extend({ sums: voucherSums.optional() }),
})

const params = z.object({ id, attId: id })

export const showAttachment = endpoint({
  method: 'GET',
  path: '/invoice/:id/attachments/:attId',
  requires: 'vouchers.manage',
  summary: 'One attachment of an order, with its file in base64 unless `file` is `no` (VOU-033).',
  params,
  query: z.object({ file: z.enum(['yes', 'no']).default('yes') }),
  response: attachmentView,
})

/** A little more than 5 MB in base64, so that a larger file gets its own sentence (VOU-026, VOU-029). */
const base64 = z
  .string()
  .max(8_000_000, voucherFileSentences.fileTooLarge)
  .regex(/^(?:data:[\w.+/-]{1,100};base64,)?[0-9A-Za-z+/]*={0,2}$/, voucherFileSentences.fileOfOtherType)

export const addAttachment = endpoint({
  method: 'POST',
  path: '/invoice/:id/attachments',
  requires: 'attachments.add',
  summary: 'Add a voucher (with `type`) or a document (without) to an order, its file in base64 (VOU-031, C-73).',
  params: z.object({ id }),
  body: z
    .object({
      /** Type of a voucher; always stored as the payment method of the order (C-72). */
      type: z.enum(voucherTypes).nullish(),
      file: base64.optional(),
      filename: z.optional(requiredText(200)),
      /** Ignored: the server determines the type from the content. */
      fileExtension: z.optional(text(10)),
      ...voucherBody.shape,
      voucherDate: z.nullish(voucherBody.shape.voucherDate),
    })
    .refine(({ type, voucherDate }) => !type || !!voucherDate, { path: ['voucherDate'], error: 'Campo obrigatório' }),
  response: attachmentView,
  status: 201,
  megabytes: 9,
})

export const updateVoucher = endpoint({
  method: 'PUT',
  path: '/invoice/:id/attachments/:attId',
  requires: 'vouchers.manage',
  summary: 'Change what an unsent voucher says of its payment; its type never changes (VOU-035, C-72).',
  params,
  body: z.object({
    type: z.enum(voucherTypes).optional(),
    ...voucherBody.shape,
    /** The version that the user saw; a voucher that was changed since is refused with 409. */
    version: z.optional(id),
  }),
  response: attachmentView,
})

export const removeAttachment = endpoint({
  method: 'DELETE',
  path: '/invoice/:id/attachments/:attId',
  requires: 'vouchers.manage',
  summary: 'Remove an unsent voucher or a document while the order is approved (VOU-034, C-74).',
  params,
  response: z.null(),
  status: 204,
})

export const sendVoucher = endpoint({
  method: 'PATCH',
  path: '/invoice/:id/attachments/:attId/send',
  requires: 'vouchers.manage',
  summary: 'Send a complete voucher to the ERP; the answer comes later (VOU-036).',
  params,
  response: attachmentView,
})

export const canAddAttachments = endpoint({
  method: 'GET',
  path: '/invoice/:id/can-add-attachments',
  requires: 'orders.read',
  summary: 'May the caller add documents to the order now (VOU-038, C-73)?',
  params: z.object({ id }),
  response: z.boolean(),
})

export const downloadAttachment = endpoint({
  method: 'GET',
  path: '/invoice/0/attachments/:id/download',
  requires: 'vouchers.read',
  summary: 'The bytes of a file that the caller sees in the list of its own order (VOU-037).',
  params: z.object({ id }),
  response: fileBytes,
  evidence: 'document-read',
})
