import type * as contract from '@girassol/contract/shipping'
import { carrierSentences } from '@girassol/domain/freight'
import type { LookupContext, LookupHandler, WriteContext } from '../../http/context.ts'
import { outsideSystemAway, Refused } from '../../http/refused.ts'
import type { CargoAnswer, FreightCargo } from '../../integrations/freight/freight.ts'
import { lockOrderFor } from '../order-record/lock-order-for.ts'
import { logOrderNote } from '../order-record/log-order.ts'
import { byUser } from '../order-record/mover.ts'
import { loadCargo } from './cargo-queries.ts'
import { beginSending, endSending } from './freight-sending-store.ts'

/** T19. */
const begin = async (context: WriteContext, id: number): Promise<FreightCargo> => {
  const order = await lockOrderFor(context, id, 'sendToCarrier')
  const cargo = await loadCargo(context.tx, order)
  if (await beginSending(context.tx, { orderId: id, now: context.now })) return cargo
  throw new Refused(carrierSentences.alreadySending, { status: 409, reason: 'alreadySending' })
}

type Accepted = Extract<CargoAnswer, { outcome: 'accepted' }>

/** The cargo exists even if the order changed in between, so its code is always stored. */
const storeCargo = async (context: WriteContext, id: number, { fretefyCode, quote }: Accepted): Promise<void> => {
  const order = await context.tx
    .updateTable('orders')
    .set({
      fretefy_code: fretefyCode,
      fretefy_freight_cents: quote.valueCents,
      fretefy_carrier_code: quote.carrierCode,
      fretefy_carrier_name: quote.carrierName,
      fretefy_cubage_m3: String(quote.cubageM3),
    })
    .where('id', '=', id)
    .returning('status')
    .executeTakeFirstOrThrow()
  // Only administrators may see the carrier and its price (FRT-002), but more users read the log.
  const description = `Pedido enviado para o Fretefy: ${fretefyCode}`
  await logOrderNote(byUser(context), { id, status: order.status }, description)
  await endSending(context.tx, id)
}

const sendToHub = async ({ ports }: LookupContext, cargo: FreightCargo): Promise<CargoAnswer | Refused> => {
  try {
    return await ports.freight.sendCargo(cargo)
  } catch (cause) {
    return outsideSystemAway('FREIGHT', cause)
  }
}

/**
 * FRT-003: the hub is called between two short transactions. Two clicks create one cargo: the first call has the right
 * to send until the hub responds. The hub recognises a repeated order, so after a lost response the next try finds the
 * cargo.
 */
export const sendToCarrier: LookupHandler<typeof contract.sendToCarrier> = async (context, { params: { id } }) => {
  const cargo = await context.write((writing) => begin(writing, id))
  const answer = await sendToHub(context, cargo)
  if (!(answer instanceof Refused) && answer.outcome === 'accepted') {
    await context.write((writing) => storeCargo(writing, id, answer))
    return { fretefyCode: answer.fretefyCode }
  }
  await context.write(({ tx }) => endSending(tx, id))
  if (answer instanceof Refused) throw answer
  throw new Refused(answer.reason, { status: 409, reason: 'refusedByHub' })
}
