import type { OrderView } from '@girassol/contract/orders'
import type * as contract from '@girassol/contract/payments'
import {
  canEditPayment,
  computeDeliveryEstimate,
  type OrderStatus,
  type OrderType,
  orderActionSentences,
  statusAt,
} from '@girassol/domain/orders'
import {
  canPayAsChosen,
  canTakeSpecialOffer,
  changePayment,
  computeCharges,
  needsFinancing,
  offeredPaymentMethods,
  type Payment,
  type PaymentMethod,
  paymentMethodLabels,
  paymentRefusals,
} from '@girassol/domain/payments'
import { dayOf, decimalOf, percentageOf, reaisFrom } from '@girassol/domain/shared'
import type { Context, Handler } from '../../http/context.ts'
import { notFound, orRefuse, Refused } from '../../http/refused.ts'
import { lockOrder } from '../orders/lock-order.ts'
import { listOrderLines } from '../orders/order-lines.ts'
import type { OrderRecord } from '../orders/order-record.ts'
import { loadOrderTerms, type OrderTerms } from '../orders/order-terms.ts'
import { paymentOf } from '../orders/price-order.ts'
import { type PaymentWire, patchFrom, paymentColumns } from './payment-columns.ts'

/** A budget or an order of the scope whose payment this user may edit now; a cart is changed as a cart (CART-028). */
const lockCorrectable = async (context: Context, id: number): Promise<OrderRecord> => {
  const order = await lockOrder(context, id)
  if (order.status === 'CART') throw notFound('Pedido não encontrado.')
  const status = statusAt({ status: order.status as OrderStatus, finishedAt: order.finished_at }, context.now)
  const decision = canEditPayment({ roles: context.actor.roles, status })
  const isRole = !decision.allowed && decision.refusal === 'notYours'
  orRefuse(decision, orderActionSentences, isRole ? { status: 403 } : {})
  return order
}

type Wanted = { readonly order: OrderRecord; readonly payment: Payment; readonly terms: OrderTerms }

/** A saved order is never left half paid: what a cart may leave open is refused here. */
const refuseUnpayable = ({ now }: Context, { order, payment, terms }: Wanted): void => {
  const offered = offeredPaymentMethods({ type: order.type as OrderType, today: dayOf(now) })
  const facts = { offered, settings: terms.payments, rawInvoiceCents: order.raw_invoice_cents }
  orRefuse(canPayAsChosen(payment, facts), paymentRefusals)
  orRefuse(canTakeSpecialOffer(payment, terms.specialOfferOpen), paymentRefusals)
  if (needsFinancing(payment) && order.financing_saved_at === null) {
    throw new Refused('Preencha os dados do financiamento BV.', { status: 409, reason: 'financingMissing' })
  }
}

const estimateOf = async (context: Context, { order, payment }: Wanted) => {
  const lines = await listOrderLines(context, order.id)
  return computeDeliveryEstimate({
    as: order.status as 'INVOICE' | 'BUDGET',
    availabilities: lines.map(({ promised }) => promised),
    today: dayOf(order.finished_at ?? context.now),
    deadlineDays: order.address_type === 'pickup' ? 0 : order.delivery_deadline,
    paymentMethod: payment.method,
  })
}

const store = async (context: Context, wanted: Wanted): Promise<number> => {
  const { order, payment, terms } = wanted
  const { interestCents, totalInvoiceCents } = computeCharges(payment, {
    settings: terms.payments,
    rawInvoiceCents: order.raw_invoice_cents,
    grossCommissionCents: order.gross_commission_cents,
  })
  const reais = (cents: number) => decimalOf(reaisFrom(cents), 2)
  await context.tx
    .updateTable('orders')
    .set({
      ...paymentColumns(payment),
      interest_cents: interestCents,
      interest_percentage: percentageOf(reais(interestCents), reais(order.raw_invoice_cents)),
      total_invoice_cents: totalInvoiceCents,
      estimated_delivery_date: await estimateOf(context, wanted),
    })
    .where('id', '=', order.id)
    .execute()
  return totalInvoiceCents
}

/** T20 of the order states: what is changed of an order stands in its log. */
const log = async ({ tx, actor, now }: Context, { order, payment }: Wanted): Promise<void> => {
  if (order.status !== 'INVOICE') return
  const before = order.payment_method === null ? '-' : paymentMethodLabels[order.payment_method as PaymentMethod]
  await tx
    .insertInto('order_log')
    .values({
      order_id: order.id,
      user_id: actor.userId,
      author: actor.name,
      from_status: order.status,
      to_status: order.status,
      description: `Pagamento alterado: ${before} → ${paymentMethodLabels[payment.method]}`,
      created_at: now,
    })
    .execute()
}

const wantedOf = async ({ tx }: Context, order: OrderRecord, body: PaymentWire): Promise<Wanted> => {
  const method = (body.paymentMethod ?? order.payment_method) as PaymentMethod | null
  if (method === null) throw new Refused('Escolha a forma de pagamento.', { status: 409, reason: 'paymentMissing' })
  const terms = await loadOrderTerms(tx, { ...order, payment_method: method })
  const facts = { settings: terms.payments, rawInvoiceCents: order.raw_invoice_cents }
  return { order, terms, payment: changePayment(paymentOf(order), { ...patchFrom(body), method }, facts) }
}

/** PAY-005, C-61: changes how a budget or an order that waits for validation is paid; items and freight stay. */
export const correctPayment: Handler<typeof contract.correctPayment> = async (context, { params, body }) => {
  const order = await lockCorrectable(context, params.id)
  const wanted = await wantedOf(context, order, body)
  refuseUnpayable(context, wanted)
  const totalCents = await store(context, wanted)
  await log(context, wanted)
  const isShown = context.actor.canViewProductPrices || order.status === 'INVOICE'
  return {
    id: order.id,
    status: order.status as OrderView['status'],
    totalInvoice: isShown ? reaisFrom(totalCents) : null,
  }
}
