import type * as contract from '@girassol/contract/shipping'
import { can } from '@girassol/domain/access'
import { canCalculateCarrierFreight, carrierSentences } from '@girassol/domain/freight'
import { reaisFrom } from '@girassol/domain/shared'
import type { LookupHandler, WriteContext } from '../../http/context.ts'
import { orRefuse, outsideSystemAway, Refused } from '../../http/refused.ts'
import type { FreightQuote, FreightQuoteAnswer } from '../../integrations/freight/freight.ts'
import { findOrder } from '../order-record/readable-orders.ts'
import { loadCargo } from './cargo-queries.ts'

const requireQuote = (answer: FreightQuoteAnswer): FreightQuote => {
  if (answer.outcome === 'quoted') return answer.quote
  throw new Refused(`${carrierSentences.calculationFailed}. ${answer.reason}`, { status: 409, reason: answer.outcome })
}

/** If the order was sent to the hub in between, the hub's price stays. */
const storeQuote = async ({ tx }: WriteContext, id: number, quote: FreightQuote): Promise<void> => {
  await tx
    .updateTable('orders')
    .set({
      fretefy_freight_cents: quote.valueCents,
      fretefy_carrier_code: quote.carrierCode,
      fretefy_carrier_name: quote.carrierName,
      fretefy_cubage_m3: String(quote.cubageM3),
    })
    .where('id', '=', id)
    .where('fretefy_code', 'is', null)
    .execute()
}

const nothing = { fretefyFreightValue: null, carrier: null, totalCubage: null }

/** VAL-017: the carrier's price, stored for comparison; the customer's freight is a different amount (C-34). */
export const calculateCarrierFreight: LookupHandler<typeof contract.calculateCarrierFreight> = async (
  context,
  { params: { id } },
) => {
  const { actor, now } = context
  const cargo = await context.read(async (tx) => {
    const order = await findOrder({ tx, actor, now }, id)
    orRefuse(canCalculateCarrierFreight(order), carrierSentences)
    return order.address_type === 'pickup' ? null : loadCargo(tx, order)
  })
  if (cargo === null) return nothing
  const answer = await context.ports.freight.quote(cargo).catch((cause: unknown) => {
    throw outsideSystemAway('FREIGHT', cause, `${carrierSentences.calculationFailed}.`)
  })
  const quote = requireQuote(answer)
  await context.write((writing) => storeQuote(writing, id, quote))
  if (!can(actor.roles, 'freight.readValues')) return nothing
  return {
    fretefyFreightValue: actor.canViewProductPrices ? reaisFrom(quote.valueCents) : null,
    carrier: quote.carrierName,
    totalCubage: quote.cubageM3,
  }
}
