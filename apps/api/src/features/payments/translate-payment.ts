import { maskedCard } from '@girassol/domain/card-analysis'
import { paymentDivergent, paymentRefused } from '@girassol/domain/notifications'
import { orderStatuses } from '@girassol/domain/orders'
import { type ChargeNews, chargeNews, chargeStates, isNewReading, nextChargeState } from '@girassol/domain/payments'
import { z } from 'zod'
import type { Tx } from '../../http/context.ts'
import type { GatewayCharge } from '../../integrations/gateway/gateway.ts'
import type { Translate } from '../inbound/receive-event.ts'
import type { NotifyContext } from '../notifications/insert-notifications.ts'
import { notifyAboutOrder } from '../notifications/notify-about-order.ts'
import { findCharges, findOrderOfCharge, type StoredCharge } from '../order-record/charges-queries.ts'
import type { OrderRecord } from '../order-record/order-record.ts'
import { lockUnscopedOrder } from '../order-record/unscoped-order.ts'
import { listOthers, rememberMoney, updateCharge } from './charge-store.ts'

/** The stored part of a message: the gateway's own state of the charge, and no other personal data. */
const paymentMessage = z.object({
  gatewayId: z.string(),
  charge: z
    .object({
      gatewayId: z.string(),
      state: z.enum(chargeStates),
      amountCents: z.number().int(),
      paidCents: z.number().int(),
      // Messages of earlier releases have none.
      paidAt: z.string().nullable().default(null),
      card: z.object({ firstSix: z.string(), lastFour: z.string(), holderDocument: z.string().nullable() }).nullable(),
    })
    .nullable(),
  readAt: z.string(),
})
export type PaymentMessage = z.infer<typeof paymentMessage>

type ReadCharge = { readonly charge: GatewayCharge; readonly readAt: string }

/** PAY-040: the payment button of an order opens its boleto, which must not be one that was cancelled. */
const forgetBoleto = async (tx: Tx, { orderId, url }: StoredCharge): Promise<void> => {
  await tx
    .updateTable('orders')
    .set({ barcode_url: null })
    .where('id', '=', orderId)
    .where('barcode_url', '=', url)
    .execute()
}

type Known = { readonly before: StoredCharge; readonly charges: readonly StoredCharge[] }

/** The stored charge with the gateway's current state; null if nothing is new. A new state needs a new decision. */
const applyCharge = async (
  tx: Tx,
  { before: known, charges }: Known,
  { charge, readAt }: ReadCharge,
): Promise<StoredCharge | null> => {
  const state = nextChargeState(known, charge, listOthers(charges, known))
  if (!isNewReading(known, state, charge)) return null
  const card = charge.card
    ? { card_number: maskedCard(charge.card), card_holder_document: charge.card.holderDocument }
    : {}
  await updateCharge(tx, known.id, {
    state,
    paid_cents: charge.paidCents,
    settled_at: readAt,
    paid_at: charge.paidAt,
    resolution: null,
    ...card,
  })
  if (state === 'CANCELED') await forgetBoleto(tx, known)
  return { ...known, state, paidCents: charge.paidCents, resolution: null }
}

const notices = {
  refusedToSeller: paymentRefused,
  divergentToFinancial: paymentDivergent,
} as const

const notify = async (context: NotifyContext, order: OrderRecord, news: ChargeNews): Promise<void> => {
  if (!('notifies' in news)) return
  await notifyAboutOrder(context, order, { notice: notices[news.notifies] })
}

/** REL-008: the charge is stored as reversed, but no event of the order shows that its money went back. */
const toLoss = ({ id, status }: OrderRecord, lost: string) => ({
  dead: `${lost} com o pedido em “${orderStatuses[status].label}”. Confira no gateway.`,
  orderId: id,
  noted: lost,
  lossTo: 'FINANCIAL' as const,
})

type Judged = { readonly order: OrderRecord; readonly before: StoredCharge; readonly reading: ReadCharge }

const judge = async (context: NotifyContext, charges: readonly StoredCharge[], { order, before, reading }: Judged) => {
  const { tx } = context
  const after = await applyCharge(tx, { before, charges }, reading)
  if (after === null) return { orderId: order.id, noted: null }
  const now = charges.map((charge) => (charge.id === after.id ? after : charge))
  await rememberMoney(tx, order, { charges: now, at: reading.readAt })
  const status = order.status
  const news = chargeNews({ status, before: before.state, after: after.state, charges: now })
  await notify({ ...context, now: reading.readAt }, order, news)
  if ('lost' in news) return toLoss(order, news.lost)
  return 'event' in news ? { orderId: order.id, event: news.event } : { orderId: order.id, noted: news.noted }
}

/**
 * E3–E8, E22, C-87, C-141: turns the gateway's state of one charge into an event of its order. The part is stored
 * first; the order moves only when all parts are paid.
 */
export const translatePayment: Translate = async (receiving, payload) => {
  const { tx } = receiving
  const { data } = paymentMessage.safeParse(payload)
  if (data === undefined) return { dead: 'Mensagem do gateway ilegível.' }
  const { charge, gatewayId, readAt } = data
  if (charge === null) return { dead: 'O gateway não conhece esta cobrança.' }
  const orderId = await findOrderOfCharge(tx, gatewayId)
  const order = orderId === null ? null : await lockUnscopedOrder(tx, orderId)
  if (order === null) return { dead: 'Esta cobrança não é de um pedido do portal.' }
  const charges = await findCharges(tx, order.id)
  const before = charges.find((each) => each.gatewayId === gatewayId)
  if (before === undefined) return { dead: 'Esta cobrança não é de um pedido do portal.' }
  return judge(receiving, charges, { order, before, reading: { charge, readAt } })
}
