import type * as contract from '@girassol/contract/payments'
import {
  canPayAsChosen,
  canTakeSpecialOffer,
  changePayment,
  missingPaymentSentences,
  needsFinancing,
  offeredPaymentMethods,
  type Payment,
  type PaymentMethod,
  paymentMethodLabels,
  paymentRefusals,
} from '@girassol/domain/payments'
import { toDay } from '@girassol/domain/shared'
import type { Context, Handler } from '../../http/context.ts'
import { notFound, orRefuse, Refused } from '../../http/refused.ts'
import { saveOrder } from '../cart/terms/save-order.ts'
import { lockOrderToSave } from '../order-record/approvals/lock-order-to-save.ts'
import type { OrderRecord } from '../order-record/order-record.ts'
import { type PaymentWire, patchFrom, paymentColumns } from '../order-record/payment-columns.ts'
import { loadOrderTerms, type OrderTerms } from '../order-record/prices/order-terms.ts'
import { toPayment } from '../order-record/prices/price-order.ts'

type Wanted = { readonly order: OrderRecord; readonly payment: Payment; readonly terms: OrderTerms }

/** A saved order needs a complete payment: what a cart may leave open is refused here. */
const refuseUnpayable = ({ now }: Context, { order, payment, terms }: Wanted): void => {
  const offered = offeredPaymentMethods({ type: order.type, today: toDay(now) })
  const facts = { offered, settings: terms.payments, rawInvoiceCents: order.raw_invoice_cents }
  orRefuse(canPayAsChosen(payment, facts), paymentRefusals)
  orRefuse(canTakeSpecialOffer(payment, terms.specialOfferOpen), paymentRefusals)
  if (needsFinancing(payment) && order.financing_saved_at === null) {
    throw new Refused(missingPaymentSentences.financing, { status: 409, reason: 'financingMissing' })
  }
}

const toWantedPayment = async (context: Context, order: OrderRecord, body: PaymentWire): Promise<Wanted> => {
  const method = body.paymentMethod ?? order.payment_method
  if (method === null) throw new Refused(missingPaymentSentences.method, { status: 409, reason: 'paymentMissing' })
  const terms = await loadOrderTerms(context, { ...order, payment_method: method })
  const facts = { settings: terms.payments, rawInvoiceCents: order.raw_invoice_cents }
  return { order, terms, payment: changePayment(toPayment(order), { ...patchFrom(body), method }, facts) }
}

const nameMethod = (method: PaymentMethod | null): string => (method === null ? '-' : paymentMethodLabels[method])

/**
 * PAY-005, C-61: changes the payment of a budget or of an order that waits for validation; items and freight do not
 * change. A cart has its own call (CART-028).
 */
export const correctPayment: Handler<typeof contract.correctPayment> = async (context, { params, body }) => {
  const order = await lockOrderToSave(context, params.id, 'editPayment')
  if (order.status === 'CART') throw notFound('Pedido não encontrado.')
  const wanted = await toWantedPayment(context, order, body)
  refuseUnpayable(context, wanted)
  const { id, status, totalInvoice } = await saveOrder(context, order, {
    changes: paymentColumns(wanted.payment),
    log: `Pagamento alterado: ${nameMethod(order.payment_method)} → ${nameMethod(wanted.payment.method)}`,
    // The bank takes days to confirm a boleto or a Pix (DET-054).
    movesDelivery: true,
  })
  return { id, status, totalInvoice }
}
