import type { PaymentMethod } from '../payments/payment-method.ts'
import type { Cents } from '../shared/money.ts'

/** The payment that a voucher proves (VOU-017); a document of the order proves none. */
export const voucherTypes = ['DEPOSIT', 'FINANCING', 'OTHERS'] as const
export type VoucherType = (typeof voucherTypes)[number]

/** Whether an order with this payment method has vouchers. */
export const isVoucherType = (method: PaymentMethod): method is VoucherType =>
  voucherTypes.some((type) => type === method)

/** Being sent to the ERP (VOU-021). */
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

/** The facts that decide whether a voucher may be sent to the ERP, edited or removed. */
export type VoucherFacts = {
  readonly status: VoucherStatus
  readonly number: string | null
  readonly amountCents: Cents | null
  /** 'AAAA-MM-DD' */
  readonly date: string | null
  readonly hasFile: boolean
}
