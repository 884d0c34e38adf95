import type * as contract from '@girassol/contract/payments'
import { chargeInDispute } from '@girassol/domain/payments'
import type { LookupHandler } from '../../http/context.ts'
import { toChargeView } from '../order-record/charges-queries.ts'
import { chargeOrder } from './charge-order.ts'

/**
 * PAY-042, PAY-044, C-141: the payment page of the card or the boleto of an order; two cards are paid one after the
 * other.
 */
export const openCheckout: LookupHandler<typeof contract.openCheckout> = async (context, { params }) => {
  const charges = await chargeOrder(context, params.id, 'checkout')
  const refused = charges.find(({ state }) => state === 'REFUSED')
  const isInDispute =
    charges.some(({ state }) => state === 'MISMATCHED') && !charges.some(({ state }) => state === 'OPEN')
  const boleto = charges.find(({ means }) => means === 'BARCODE')
  const page = charges.find(({ means, state }) => means === 'CREDIT_CARD' && state === 'OPEN')
  return {
    isError: refused !== undefined || isInDispute,
    message: refused?.refusal ?? (isInDispute ? chargeInDispute : null),
    mundipaggBoletoUrl: boleto?.url ?? null,
    mundipaggCheckoutToken: page?.token ?? null,
    mundipaggCheckoutUrl: page?.url ?? null,
    parts: charges.map((charge) => toChargeView(charge, context.actor.canViewProductPrices)),
  }
}
