import type { AttachmentView } from '@girassol/contract/vouchers'

const inErp = { allowed: false, reason: 'Já enviado ao ERP' } as const

const nothingOfVoucher = {
  type: null,
  status: null,
  voucherNumber: null,
  voucherAmount: null,
  voucherDate: null,
  bankAccount: null,
  bankAccountId: null,
  bankAccountName: null,
  refusal: null,
  sentAt: null,
} as const

/** A voucher of R$ 12.790,40 of a financed order that the ERP has. */
export const anAttachment = (rest: Partial<AttachmentView> = {}): AttachmentView => ({
  id: 1,
  invoice: { id: 10_482 },
  type: 'FINANCING',
  status: 'SENT',
  file: null,
  filename: 'abc_recibo.pdf',
  fileExtension: 'pdf',
  size: 84_512,
  voucherNumber: '88219',
  voucherAmount: 12_790.4,
  voucherDate: '2026-11-20',
  bankAccount: '67890-1',
  bankAccountId: 1,
  bankAccountName: 'Banco do Brasil',
  refusal: null,
  sentAt: '2026-11-21T12:20:00.000Z',
  beforeSellerChange: false,
  version: 1,
  createdAt: '2026-11-21T12:14:00.000Z',
  user: { name: 'Fábio Financeiro' },
  actions: {
    edit: { allowed: false, reason: 'Este comprovante já está no ERP e não pode ser alterado.' },
    send: inErp,
    remove: inErp,
  },
  ...rest,
})

const allowed = { allowed: true } as const

/** The same voucher before it is sent: complete, and free to be edited, sent and removed. */
export const anUnsentVoucher = (rest: Partial<AttachmentView> = {}): AttachmentView =>
  anAttachment({
    status: 'UNSENT',
    sentAt: null,
    actions: { edit: allowed, send: allowed, remove: allowed },
    ...rest,
  })

/** A document of an order: it proves no payment. */
export const aDocument = (rest: Partial<AttachmentView> = {}): AttachmentView =>
  anAttachment({
    ...nothingOfVoucher,
    filename: 'abc_planta.png',
    fileExtension: 'png',
    actions: {
      edit: { allowed: false, reason: 'Um documento não tem dados para alterar.' },
      send: { allowed: false, reason: 'Um documento não vai ao ERP.' },
      remove: allowed,
    },
    ...rest,
  })
