import type { DeliveryCheckView } from '@girassol/contract/delivery-checks'
import { can, canWrite } from '@girassol/domain/access'
import { findReceivingEnd } from '@girassol/domain/deliveries'
import { canChangeCheck, canCloseCheck, findCheckState } from '@girassol/domain/delivery-checks'
import type { Actor } from '../../http/actor.ts'
import type { Reading } from '../order-record/order-lines.ts'
import { findClosing, listCheckLines } from './check-queries.ts'
import { type CheckedDelivery, checkSentences, isReceiver, toToday } from './find-check.ts'

const mayCheckSome = (actor: Actor): boolean =>
  can(actor.roles, 'deliveries.check') && canWrite(actor.companyRole) && isReceiver(actor)

type Rights = Pick<DeliveryCheckView, 'mayCheck' | 'refusal' | 'closingRefusal'>

const findRights = ({ actor, now }: Pick<Reading, 'actor' | 'now'>, { delivery }: CheckedDelivery): Rights => {
  const today = toToday(now)
  const change = canChangeCheck(delivery, today)
  if (!change.allowed) return { mayCheck: false, refusal: checkSentences[change.refusal], closingRefusal: null }
  const closing = canCloseCheck(delivery, today)
  const closingRefusal = closing.allowed ? null : checkSentences[closing.refusal]
  return { mayCheck: mayCheckSome(actor), refusal: null, closingRefusal }
}

/** DEL-009: the check of a delivery that the caller may read. */
export const findCheckView = async (reading: Reading, checked: CheckedDelivery): Promise<DeliveryCheckView> => {
  const { tx, now } = reading
  const { order, delivery } = checked
  const { id, number, carrier, deliveredAt, closedAt } = delivery
  const today = toToday(now)
  return {
    deliveryId: id,
    number,
    orderId: order.id,
    carrier,
    deliveredAt,
    lastDay: deliveredAt === null ? null : findReceivingEnd(deliveredAt, today.receivingDays),
    state: findCheckState(delivery, today),
    lines: [...(await listCheckLines(tx, id))],
    closedAt,
    ...(await findClosing(tx, id)),
    ...findRights(reading, checked),
  }
}
