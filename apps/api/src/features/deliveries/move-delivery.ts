import type * as contract from '@girassol/contract/deliveries'
import { decideDeliveryMove, deliveryStatuses, describeStep } from '@girassol/domain/deliveries'
import { orderStatuses } from '@girassol/domain/orders'
import type { Handler, WriteContext } from '../../http/context.ts'
import { Refused } from '../../http/refused.ts'
import { settleOrder } from '../order-record/deliveries/settle-order.ts'
import { takeStep } from '../order-record/deliveries/take-step.ts'
import { logOrderNote } from '../order-record/log-order.ts'
import { byUser } from '../order-record/mover.ts'
import type { OrderRecord } from '../order-record/order-record.ts'
import { findOrder } from '../order-record/readable-orders.ts'
import { findDeliveriesView } from './delivery-views.ts'
import { lockDelivery } from './lock-delivery.ts'

const refuse = (sentence: string): Refused => new Refused(sentence, { status: 409, reason: 'notNow' })

type Step = { readonly log: string; readonly at: string; readonly isCanceled: boolean; readonly isReplacement: boolean }

/**
 * DEL-003: the order follows, or the step is noted in its log. A cancelled delivery never stops an order, and a
 * replacement never moves it (CLM-007).
 */
const followStep = async (context: WriteContext, order: OrderRecord, step: Step): Promise<void> => {
  const { log, at, isCanceled, isReplacement } = step
  const settled = isReplacement ? 'stays' : await settleOrder(byUser(context), order, { log, at })
  if (settled === 'refused' && !isCanceled)
    throw refuse(`O pedido está “${orderStatuses[order.status].label}”: a entrega ainda não pode sair.`)
  if (settled !== 'moved') await logOrderNote(byUser(context), order, log)
}

/**
 * DEL-002, DEL-003: a step of a delivery, reported by hand. Steps may be skipped; an earlier one, one of the future and
 * one for which the order is not ready are 409.
 */
export const moveDelivery: Handler<typeof contract.moveDelivery> = async (
  context,
  { params: { id }, body: { status: to, at = context.now, version } },
) => {
  const { now } = context
  const { order, delivery } = await lockDelivery(context, id, version)
  const from = deliveryStatuses[delivery.status].label
  if (decideDeliveryMove(delivery.status, to) !== 'moves')
    throw refuse(`A entrega está “${from}” e não passa para “${deliveryStatuses[to].label}”.`)
  if (Date.parse(at) > Date.parse(now)) throw refuse('O momento informado está no futuro.')
  await takeStep(byUser(context), order, { delivery, to, at })
  const log = describeStep(delivery.number, to)
  const { isReplacement } = delivery
  await followStep(context, order, { log, at, isCanceled: to === 'CANCELED', isReplacement })
  return findDeliveriesView(context, await findOrder(context, order.id))
}
