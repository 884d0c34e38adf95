import type { PaymentMethod } from '../../payments/payment-method.ts'
import { type Day, plusDays, toDay } from '../../shared/brazil-time.ts'
import { plusBankDays } from '../../shared/business-days.ts'
import type { OrderStatus } from './order-status.ts'

/** Bank days until a payment made on the last day may arrive. */
const compensationDays = 2
/** Bank days to pay an approved order without a boleto or a Pix. */
const daysToPay = 5

/** The payments that an integrator makes at the gateway. */
const paidAtGateway: readonly (PaymentMethod | null)[] = [
  'CREDIT_CARD',
  'BARCODE',
  'CREDIT_CARD + BARCODE',
  'CREDIT_CARD + CREDIT_CARD',
  'PIX',
]

export type UnpaidOrder = {
  readonly status: OrderStatus
  readonly paymentMethod: PaymentMethod | null
  /** The last day of its boleto or Pix; null when none was issued. */
  readonly paymentDueDate: Day | null
  /** UTC ISO text. */
  readonly approvedAt: string | null
}

/**
 * The last day on which money may still arrive for an approved order that is paid by card, boleto or Pix: its due day,
 * or five bank days after the approval, and two bank days of compensation (ORD-093, C-62). Null for all other orders.
 */
const lastDayToArrive = ({ status, paymentMethod, paymentDueDate, approvedAt }: UnpaidOrder): Day | null => {
  if (status !== 'INVOICE_APPROVED' || !paidAtGateway.includes(paymentMethod)) return null
  const due = paymentDueDate ?? (approvedAt === null ? null : plusBankDays(toDay(approvedAt), daysToPay))
  return due === null ? null : plusBankDays(due, compensationDays)
}

/** The day on which the order is cancelled when no payment arrives, or null for other orders (E20, C-62). */
export const unpaidCancellationDay = (order: UnpaidOrder): Day | null => {
  const last = lastDayToArrive(order)
  return last === null ? null : plusDays(last, 1)
}
