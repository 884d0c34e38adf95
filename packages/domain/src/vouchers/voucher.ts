/** What a voucher proves the payment of (VOU-017); a document of the order proves none. */
export const voucherTypes = ['DEPOSIT', 'FINANCING', 'OTHERS'] as const
export type VoucherType = (typeof voucherTypes)[number]

/** On its way to the ERP (VOU-021). */
export const voucherStatuses = ['UNSENT', 'PROCESSING', 'SENT'] as const
export type VoucherStatus = (typeof voucherStatuses)[number]

export const voucherTypeLabels = {
  DEPOSIT: 'Comprovante de depósito',
  FINANCING: 'Comprovante de financiamento',
  OTHERS: 'Comprovante de pagamento',
} as const satisfies Record<VoucherType, string>

export const voucherStatusLabels = {
  UNSENT: 'Não enviado',
  PROCESSING: 'Em processamento',
  SENT: 'Enviado ao ERP',
} as const satisfies Record<VoucherStatus, string>

/** What the bytes of an attachment may be (VOU-026, VOU-029), with the ending of their names. */
export const attachmentExtensions = {
  'application/pdf': 'pdf',
  'image/png': 'png',
  'image/jpeg': 'jpg',
} as const
export type AttachmentContentType = keyof typeof attachmentExtensions

/** VOU-018: what stands before the first underscore tells files of one name apart, and is not shown. */
export const shownFilename = (filename: string): string => filename.replace(/^[^_]*_(?=.)/, '')
