import { attachmentExtensions, voucherStatuses, voucherTypes } from '@girassol/domain/vouchers'
import { z } from 'zod'
import { endpoint } from './http/endpoint.ts'
import { id } from './http/fields.ts'
import { fileBytes } from './http/file.ts'
import { page, pageQuery } from './http/page.ts'

/** A file of an order: a voucher, or a document where type and status are null (VOU-017). */
const attachmentView = z.object({
  id,
  type: z.enum(voucherTypes).nullable(),
  status: z.enum(voucherStatuses).nullable(),
  /** As it is stored; `shownFilename` says what people read (VOU-018). */
  filename: z.string(),
  fileExtension: z.enum(Object.values(attachmentExtensions)),
  /** In bytes. */
  size: z.number().int(),
  createdAt: z.iso.datetime(),
  /** Who added it. */
  user: z.object({ name: z.string() }),
})
export type AttachmentView = z.infer<typeof attachmentView>

export const listAttachments = endpoint({
  method: 'GET',
  path: '/invoice/:id/attachments',
  requires: 'vouchers.read',
  summary: 'The files of an order, newest first; of the vouchers, those already sent unless one manages them (C-70).',
  params: z.object({ id }),
  query: z.object(pageQuery(15)),
  response: page(attachmentView),
})

export const downloadAttachment = endpoint({
  method: 'GET',
  path: '/invoice/0/attachments/:id/download',
  requires: 'vouchers.read',
  summary: 'The bytes of a file that the caller sees in the list of its own order (VOU-037).',
  params: z.object({ id }),
  response: fileBytes,
})
