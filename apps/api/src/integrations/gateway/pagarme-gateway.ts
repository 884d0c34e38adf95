import { isPayable } from '@girassol/domain/payments'
import { type JsonAnswer, readAnswer } from '../http-json.ts'
import type { IntegrationLog } from '../integration-log.ts'
import { type GatewayAnswer, type PaymentGateway, refusedByGateway } from './gateway.ts'
import { listPaidCharges } from './pagarme-charges.ts'
import { type PagarmeAccount, type PagarmeClient, pagarmeClient } from './pagarme-client.ts'
import {
  findChargeRefusal,
  listUnpaidCharges,
  type PagarmeOrder,
  pagarmeOrderSchema,
  toGatewayCharge,
} from './pagarme-order.ts'
import { boletoBody, checkoutBody, pixBody } from './pagarme-request.ts'

/** `pageSize` is the number of charges in a page of their list. */
type PagarmeOptions = PagarmeAccount & { log: IntegrationLog; now: () => Date; pageSize?: number }

type Made = { idempotencyKey: string; body: unknown }

/** Pagar.me's API, version 5: each charge is an order with one payment. */
export const pagarmeGateway = ({ log, now, pageSize = 30, ...account }: PagarmeOptions): PaymentGateway => {
  const client = pagarmeClient(account)
  const create = async <Created>(
    made: Made,
    describe: (order: PagarmeOrder) => Created | null,
  ): Promise<GatewayAnswer<Created>> => {
    const reply = await client.post('/orders', made)
    if (reply.status >= 400) return refusedRequest(log, reply)
    const order = readAnswer(pagarmeOrderSchema, reply)
    // A refusal is an HTTP 200 too.
    if (toGatewayCharge(order).state === 'REFUSED') return refusedCharge(order)
    const charge = describe(order)
    if (charge === null) throw new Error(`the gateway answered HTTP ${reply.status} without what was asked for`)
    return { outcome: 'created', charge }
  }
  return {
    createCheckout: (request) =>
      create({ idempotencyKey: request.idempotencyKey, body: checkoutBody(request, now()) }, describeCheckout),
    createBoleto: (request) =>
      create({ idempotencyKey: request.idempotencyKey, body: boletoBody(request) }, describeBoleto),
    createPix: (request) => create({ idempotencyKey: request.idempotencyKey, body: pixBody(request) }, describePix),
    async readCharge(gatewayId) {
      const order = await readOrder(client, gatewayId)
      return order === null ? null : toGatewayCharge(order)
    },
    async cancelCharge(gatewayId) {
      const order = await readOrder(client, gatewayId)
      if (order === null) return null
      const before = toGatewayCharge(order)
      if (!isPayable(before.state)) return before
      await closeOrder({ client, log }, order)
      const after = await readOrder(client, gatewayId)
      return after === null ? null : toGatewayCharge(after)
    },
    listPaidCharges: (request) => listPaidCharges(client, { ...request, pageSize }),
  }
}

const toPath = (gatewayId: string): string => `/orders/${encodeURIComponent(gatewayId)}`

const readOrder = async (client: PagarmeClient, gatewayId: string): Promise<PagarmeOrder | null> => {
  const reply = await client.get(toPath(gatewayId))
  return reply.status === 404 ? null : readAnswer(pagarmeOrderSchema, reply)
}

/** Cancels the unpaid charges, and closes the order so that its payment page accepts no other card. */
const closeOrder = async ({ client, log }: { client: PagarmeClient; log: IntegrationLog }, order: PagarmeOrder) => {
  const replies: JsonAnswer[] = []
  for (const id of listUnpaidCharges(order)) replies.push(await client.delete(`/charges/${encodeURIComponent(id)}`))
  if (order.checkouts?.length) replies.push(await client.patch(`${toPath(order.id)}/closed`, { status: 'canceled' }))
  for (const { status } of replies) if (status >= 400) log.warn({ status }, 'the gateway refused a cancellation')
}

const describeCheckout = ({ id, checkouts }: PagarmeOrder) => {
  const checkout = checkouts?.[0]
  return checkout ? { gatewayId: id, url: checkout.payment_url, token: checkout.id } : null
}

const findLastTransaction = ({ charges }: PagarmeOrder) => charges?.[0]?.last_transaction

const describeBoleto = (order: PagarmeOrder) => {
  const { url, line } = findLastTransaction(order) ?? {}
  return url && line ? { gatewayId: order.id, url, line: line.replace(/\D/g, '') } : null
}

const describePix = (order: PagarmeOrder) => {
  const { qr_code: code, qr_code_url: url } = findLastTransaction(order) ?? {}
  return code && url ? { gatewayId: order.id, code, url } : null
}

const refusedCharge = (order: PagarmeOrder) => ({
  outcome: 'refused' as const,
  reason: findChargeRefusal(order) ?? refusedByGateway,
})

/** Pagar.me's errors name the fields of a request; the values may be personal and are not logged. */
const refusedRequest = (log: IntegrationLog, { status, body }: JsonAnswer) => {
  const errors = (body as { errors?: unknown } | null)?.errors
  const fields = typeof errors === 'object' && errors !== null ? Object.keys(errors) : []
  log.warn({ status, fields }, 'the gateway refused a charge')
  return { outcome: 'refused' as const, reason: refusedByGateway }
}
