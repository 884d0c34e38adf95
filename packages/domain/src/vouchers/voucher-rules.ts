import type { OrderStatus } from '../orders/status/order-status.ts'
import { firstRefusal, type RuleRefusal } from '../shared/decision.ts'
import { listWords } from '../shared/list-words.ts'
import type { VoucherFacts } from './voucher.ts'

/** What a voucher needs before it can be sent to the ERP (VOU-022), in the order of the form. */
export const listMissingInVoucher = ({ number, date, amountCents, hasFile }: VoucherFacts): readonly string[] => [
  ...(hasFile ? [] : ['arquivo']),
  ...(number === null || number === '' ? ['número'] : []),
  ...(date === null ? ['data'] : []),
  ...(amountCents === null || amountCents === 0 ? ['valor'] : []),
]

/** 'Faltam número e valor', 'Falta valor'; empty when the voucher is complete. */
export const describeMissing = (missing: readonly string[]): string =>
  missing.length === 0 ? '' : `${missing.length === 1 ? 'Falta' : 'Faltam'} ${listWords(missing)}`

const inErp = ({ status }: VoucherFacts) =>
  [
    [status === 'PROCESSING', 'voucherProcessing'],
    [status === 'SENT', 'voucherSent'],
  ] as const

/** VOU-022, VOU-023: only a complete voucher that the ERP does not have may be sent. */
export const canSendVoucher = (voucher: VoucherFacts) =>
  firstRefusal(...inErp(voucher), [listMissingInVoucher(voucher).length > 0, 'voucherIncomplete'])

/** A voucher that the ERP has or is processing cannot be changed. */
export const canEditVoucher = (voucher: VoucherFacts) => firstRefusal([voucher.status !== 'UNSENT', 'voucherInErp'])

/** VOU-014, VOU-023, C-74: only before the ERP has it, and while the order is approved. */
export const canRemoveVoucher = (voucher: VoucherFacts, orderStatus: OrderStatus) =>
  firstRefusal(...inErp(voucher), [orderStatus !== 'INVOICE_APPROVED', 'orderNotApproved'])

export const voucherSentences = {
  voucherProcessing: 'O ERP ainda está processando',
  voucherSent: 'Já enviado ao ERP',
  voucherIncomplete: 'Faltam dados para enviar',
  voucherInErp: 'Este comprovante já está no ERP e não pode ser alterado.',
  orderNotApproved: 'Só dá para remover com o pedido aprovado',
} as const satisfies Record<
  RuleRefusal<typeof canSendVoucher> | RuleRefusal<typeof canEditVoucher> | RuleRefusal<typeof canRemoveVoucher>,
  string
>
