import type { ChargeState } from '@girassol/domain/payments'
import { z } from 'zod'
import type { GatewayCharge } from './gateway.ts'

const text = z.string().nullish()

const transactionSchema = z.object({
  status: text,
  url: text,
  line: text,
  qr_code: text,
  qr_code_url: text,
  paid_amount: z.number().int().nullish(),
  card: z.object({ first_six_digits: text, last_four_digits: text, holder_document: text }).nullish(),
  gateway_response: z.object({ errors: z.array(z.object({ message: text })).nullish() }).nullish(),
})

export const chargeSchema = z.object({
  id: text,
  status: z.string(),
  amount: z.number().int(),
  paid_amount: z.number().int().nullish(),
  paid_at: text,
  last_transaction: transactionSchema.nullish(),
})

/** The fields of a Pagar.me order that the portal reads; all others are ignored. */
export const pagarmeOrderSchema = z.object({
  id: z.string().min(1),
  status: z.string(),
  amount: z.number().int(),
  charges: z.array(chargeSchema).nullish(),
  checkouts: z.array(z.object({ id: z.string(), payment_url: z.string() })).nullish(),
})

export type PagarmeOrder = z.infer<typeof pagarmeOrderSchema>
type PagarmeCharge = z.infer<typeof chargeSchema>

const canceled = 'canceled'
const unpaid = ['pending', 'processing', 'failed']
const wentBack = ['chargedback', 'refunded', 'voided']
const isOff = ['overpaid', 'underpaid', 'partial_refunded', 'partial_void', 'partial_canceled']

const hasStatus = ({ status, last_transaction: last }: PagarmeCharge, words: readonly string[]): boolean =>
  words.includes(status) || (last?.status ? words.includes(last.status) : false)

/** When a charge was paid, as UTC ISO; null if the gateway does not say. */
export const findPaidAt = ({ paid_at: at }: Pick<PagarmeCharge, 'paid_at'>): string | null =>
  at && !Number.isNaN(Date.parse(at)) ? new Date(at).toISOString() : null

const computePaidCents = (charge: PagarmeCharge): number => {
  if (charge.status !== 'paid' && !hasStatus(charge, isOff)) return 0
  return charge.paid_amount ?? charge.last_transaction?.paid_amount ?? charge.amount
}

/** The money that arrived for a charge and has not gone back. */
export const computeReceivedCents = (charge: PagarmeCharge): number =>
  hasStatus(charge, wentBack) ? 0 : computePaidCents(charge)

const unpaidState = ({ status }: PagarmeOrder, charges: readonly PagarmeCharge[]): ChargeState => {
  if (charges.some((charge) => hasStatus(charge, wentBack))) return 'REVERSED'
  const isClosed = charges.length > 0 && charges.every((charge) => charge.status === canceled)
  if (status === canceled || isClosed) return 'CANCELED'
  const failed = charges.length > 0 && charges.every((charge) => charge.status === 'failed')
  return status === 'failed' || failed ? 'REFUSED' : 'OPEN'
}

/** HTTP 200 does not mean success: a refusal is a 200 too, and a successful attempt may follow a refused card. */
const toChargeState = (order: PagarmeOrder, paidCents: number): ChargeState => {
  const charges = order.charges ?? []
  if (paidCents === 0) return unpaidState(order, charges)
  return paidCents === order.amount && !charges.some((charge) => hasStatus(charge, isOff)) ? 'PAID' : 'MISMATCHED'
}

const findUsedCard = (charges: readonly PagarmeCharge[]): GatewayCharge['card'] => {
  const used = charges.findLast(({ last_transaction: last }) => last?.card?.last_four_digits)
  const card = used?.last_transaction?.card
  return card?.last_four_digits
    ? {
        firstSix: card.first_six_digits ?? '',
        lastFour: card.last_four_digits,
        holderDocument: card.holder_document ?? null,
      }
    : null
}

/** A Pagar.me order as a charge of the portal: one means, one amount. */
export const toGatewayCharge = (order: PagarmeOrder): GatewayCharge => {
  const charges = order.charges ?? []
  const paidCents = charges.reduce((sum, charge) => sum + computeReceivedCents(charge), 0)
  const paid = charges.findLast((charge) => computeReceivedCents(charge) > 0)
  return {
    gatewayId: order.id,
    state: toChargeState(order, paidCents),
    amountCents: order.amount,
    paidCents,
    paidAt: paid ? findPaidAt(paid) : null,
    card: findUsedCard(charges.filter(({ status }) => status !== 'failed')),
  }
}

/**
 * The identifiers of the charges that nobody has paid: only these may be cancelled, because the same request would
 * refund a paid charge.
 */
export const listUnpaidCharges = ({ charges }: PagarmeOrder): readonly string[] =>
  (charges ?? []).flatMap((charge) => (charge.id && unpaid.includes(charge.status) ? charge.id : []))

/** The acquirer's reason for a refused charge; null if it gives none. */
export const findChargeRefusal = (order: PagarmeOrder): string | null => {
  const errors = (order.charges ?? []).flatMap((charge) => charge.last_transaction?.gateway_response?.errors ?? [])
  return errors.map(({ message }) => message).find((message) => message) ?? null
}
