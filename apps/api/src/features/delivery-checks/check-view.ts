import type { DeliveryCheckView } from '@girassol/contract/delivery-checks'
import { can, canWrite } from '@girassol/domain/access'
import { findReceivingEnd } from '@girassol/domain/deliveries'
import { canChangeCheck, canCloseCheck, findCheckState } from '@girassol/domain/delivery-checks'
import type { Actor } from '../../http/actor.ts'
import type { Reading } from '../order-record/order-lines.ts'
import { findClosing, listCheckLines } from './check-queries.ts'
import { type CheckedDelivery, findToday, isReceiver } from './find-check.ts'

const mayCheckSome = (actor: Actor): boolean =>
  can(actor.roles, 'deliveries.check') && canWrite(actor.companyRole) && isReceiver(actor)

type Rights = Pick<DeliveryCheckView, 'mayCheck' | 'refusal' | 'closingRefusal'>

type Today = Awaited<ReturnType<typeof findToday>>

const findRights = (actor: Actor, { delivery }: CheckedDelivery, today: Today): Rights => {
  const { sentences } = today
  const change = canChangeCheck(delivery, today)
  if (!change.allowed) return { mayCheck: false, refusal: sentences[change.refusal], closingRefusal: null }
  const closing = canCloseCheck(delivery, today)
  const closingRefusal = closing.allowed ? null : sentences[closing.refusal]
  return { mayCheck: mayCheckSome(actor), refusal: null, closingRefusal }
}

/** DEL-009: the check of a delivery that the caller may read. */
export const findCheckView = async (reading: Reading, checked: CheckedDelivery): Promise<DeliveryCheckView> => {
  const { tx, actor } = reading
  const { order, delivery } = checked
  const { id, number, carrier, deliveredAt, closedAt } = delivery
  const today = await findToday(reading)
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
    ...findRights(actor, checked, today),
  }
}
