import type { Tx } from '../../http/context.ts'
import type { ChargeRequest, GatewayAnswer, Payer, PaymentGateway } from '../../integrations/gateway/gateway.ts'
import type { StoredCharge } from '../order-record/charges-queries.ts'
import type { OrderRecord } from '../order-record/order-record.ts'
import { storeAnswer } from './charge-store.ts'

export const toPayer = (order: OrderRecord): Payer => ({
  name: order.customer_name ?? '',
  email: order.customer_email ?? '',
  document: order.customer_document ?? '',
  phone: order.customer_phone ?? '',
  address: {
    street: order.charge_address_description ?? '',
    number: order.charge_address_number ?? '',
    complement: order.charge_address_complement ?? '',
    neighborhood: order.charge_address_neighborhood ?? '',
    cep: order.charge_address_cep ?? '',
    city: order.charge_address_erp_city_name ?? '',
    state: order.charge_address_erp_state ?? '',
  },
})

type Made = { readonly gatewayId: string; readonly url: string; readonly token?: string; readonly code?: string }

const toChargeRequest = (charge: StoredCharge, payer: Payer): ChargeRequest => ({
  idempotencyKey: `order-${charge.orderId}-${charge.part}-${charge.attempt}`,
  orderNumber: charge.orderId,
  part: charge.part,
  amountCents: charge.amountCents,
  dueDay: charge.dueDay,
  payer,
})

const requestCharge = async (
  gateway: PaymentGateway,
  charge: StoredCharge,
  payer: Payer,
): Promise<GatewayAnswer<Made>> => {
  const request = toChargeRequest(charge, payer)
  if (charge.means === 'CREDIT_CARD') {
    return gateway.createCheckout({ ...request, installments: charge.installments })
  }
  if (charge.means === 'PIX') return gateway.createPix(request)
  const answer = await gateway.createBoleto(request)
  if (answer.outcome === 'refused') return answer
  const { line, ...slip } = answer.charge
  return { outcome: 'created', charge: { ...slip, code: line } }
}

/** A boleto and a Pix have a last day (C-62); the payment button opens only the boleto's URL (PAY-040). */
const updateOrder = async (tx: Tx, charge: StoredCharge, { url }: Made): Promise<void> => {
  if (charge.means === 'CREDIT_CARD') return
  const barcode = charge.means === 'BARCODE' && charge.part === 1 ? { barcode_url: url } : {}
  await tx
    .updateTable('orders')
    .set({ payment_due_date: charge.dueDay, ...barcode })
    .where('id', '=', charge.orderId)
    .where('status', '=', 'INVOICE_APPROVED')
    .execute()
}

const storeOutcome = async (tx: Tx, charge: StoredCharge, answer: GatewayAnswer<Made>): Promise<void> => {
  if (answer.outcome === 'refused') {
    return storeAnswer(tx, charge.id, { state: 'REFUSED', refusal: answer.reason })
  }
  const { gatewayId, url, token = null, code = null } = answer.charge
  await storeAnswer(tx, charge.id, { gateway_id: gatewayId, url, token, code })
  await updateOrder(tx, charge, answer.charge)
}

type Making = {
  readonly gateway: PaymentGateway
  /** A short transaction; no transaction is open while the gateway is called. */
  readonly write: (work: (tx: Tx) => Promise<void>) => Promise<void>
  readonly payer: Payer
}

/**
 * Creates every open charge that is missing at the gateway, and stores each response at once (T13). The user waits, so
 * all are requested at the same time; a failure of one is thrown when the others are stored (REL-007).
 */
export const makeCharges = async (charges: readonly StoredCharge[], { gateway, write, payer }: Making) => {
  const waiting = charges.filter(({ state, gatewayId }) => state === 'OPEN' && gatewayId === null)
  const made = await Promise.allSettled(
    waiting.map(async (charge) => {
      const answer = await requestCharge(gateway, charge, payer)
      await write((tx) => storeOutcome(tx, charge, answer))
    }),
  )
  for (const each of made) if (each.status === 'rejected') throw each.reason
}
