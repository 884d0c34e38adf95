import type { AttachmentView } from '@girassol/contract/vouchers'

/** A voucher of a financed order that the ERP has. */
export const anAttachment = (rest: Partial<AttachmentView> = {}): AttachmentView => ({
  id: 1,
  type: 'FINANCING',
  status: 'SENT',
  filename: 'abc_recibo.pdf',
  fileExtension: 'pdf',
  size: 84_512,
  createdAt: '2026-11-21T12:14:00.000Z',
  user: { name: 'Fábio Financeiro' },
  ...rest,
})
