import type * as contract from '@girassol/contract/deliveries'
import { findExcess, splitLines } from '@girassol/domain/deliveries'
import { sql } from 'kysely'
import type { Handler } from '../../http/context.ts'
import { Refused } from '../../http/refused.ts'
import { insertDelivery, storeLines } from '../order-record/deliveries/delivery-store.ts'
import { recordDeliveryChange } from '../order-record/deliveries/record-delivery-change.ts'
import { settleOrder } from '../order-record/deliveries/settle-order.ts'
import { logOrderNote } from '../order-record/log-order.ts'
import { byUser } from '../order-record/mover.ts'
import { findDeliveriesView } from './delivery-views.ts'
import { lockDelivery, requirePackable } from './lock-delivery.ts'

const refuse = (sentence: string): Refused => new Refused(sentence, { status: 409, reason: 'notDivisible' })

/** DEL-006: moves units of a planned delivery into one of their own; both keep at least one unit. */
export const splitDelivery: Handler<typeof contract.splitDelivery> = async (
  context,
  { params: { id }, body: { version, lines } },
) => {
  const { tx, now } = context
  const { order, delivery } = await lockDelivery(context, id, version)
  requirePackable(delivery)
  const brought = new Map(delivery.lines.map(({ itemId, quantity }) => [itemId, quantity]))
  if (findExcess(lines, brought) !== undefined) throw refuse('A entrega não tem tantas unidades.')
  const rest = splitLines(delivery.lines, lines)
  if (rest.length === 0) throw refuse('Deixe ao menos uma unidade na entrega.')
  await storeLines(tx, id, rest)
  await tx.updateTable('delivery').set({ version: sql<number>`version + 1` }).where('id', '=', id).execute()
  await recordDeliveryChange(tx, { ...delivery, orderId: order.id, now })
  const { carrier, promisedOn } = delivery
  const { number } = await insertDelivery(tx, { orderId: order.id, carrier, promisedOn, lines, now })
  const log = `Entrega ${delivery.number} dividida: parte na entrega ${number}`
  await settleOrder(byUser(context), order, { log, at: now })
  await logOrderNote(byUser(context), order, log)
  return findDeliveriesView(context, order)
}
