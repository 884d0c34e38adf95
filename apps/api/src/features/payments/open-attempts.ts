import {
  computeChargeParts,
  type PaymentMethod,
  paymentDueDay,
  paymentMethodLabels,
  wantsAttempt,
} from '@girassol/domain/payments'
import { toDay } from '@girassol/domain/shared'
import { findCharges, type StoredCharge } from '../order-record/charges-queries.ts'
import { logOrderNote } from '../order-record/log-order.ts'
import type { Mover } from '../order-record/mover.ts'
import type { OrderRecord } from '../order-record/order-record.ts'
import { findPaymentSettings } from '../payment-methods/payment-settings-queries.ts'
import { insertAttempt } from './charge-store.ts'

const toChargedOrder = (order: OrderRecord, method: PaymentMethod) => ({
  method,
  card1ValueCents: order.card1_value_cents,
  card2ValueCents: order.card2_value_cents,
  card1Installments: order.card1_installments,
  card2Installments: order.card2_installments,
  totalInvoiceCents: order.total_invoice_cents,
  interestCents: order.interest_cents,
  grossCommissionCents: order.gross_commission_cents,
})

/**
 * The charges of a locked order, with a new attempt at each part that needs one (T13, C-141); while its charges are
 * open, another call adds none. The gateway is not called here.
 */
export const openAttempts = async (mover: Mover, order: OrderRecord): Promise<readonly StoredCharge[]> => {
  const { tx, now } = mover
  const method = order.payment_method
  if (method === null) throw new Error(`order ${order.id} is charged without a payment method`)
  const settings = await findPaymentSettings(tx)
  const rates = settings.find(({ reference }) => reference === method)?.interestRates ?? []
  const charges = await findCharges(tx, order.id)
  const wanted = computeChargeParts({ ...toChargedOrder(order, method), rates }).filter(({ part, amountCents }) => {
    const attempts = charges.filter((charge) => charge.part === part)
    return wantsAttempt(attempts, { amountCents, today: toDay(now) })
  })
  if (wanted.length === 0) return charges
  for (const part of wanted) {
    const attempt = charges.filter((charge) => charge.part === part.part).length + 1
    await insertAttempt(tx, { ...part, orderId: order.id, attempt, dueDay: paymentDueDay(now) }, now)
  }
  await logOrderNote(mover, order, `Cobrança gerada: ${paymentMethodLabels[method]}`)
  return findCharges(tx, order.id)
}
