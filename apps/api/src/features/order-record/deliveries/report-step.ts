import { type DeliveryStatus, decideDeliveryMove, deliveryStatuses, describeStep } from '@girassol/domain/deliveries'
import { orderStatuses } from '@girassol/domain/orders'
import type { Tx } from '../../../http/context.ts'
import { logOrderNote } from '../log-order.ts'
import type { Mover } from '../mover.ts'
import type { OrderRecord } from '../order-record.ts'
import { listDeliveries } from './delivery-queries.ts'
import { canFollow, settleOrder } from './settle-order.ts'
import { takeStep } from './take-step.ts'

export type ReportedStep = { readonly number: number; readonly to: DeliveryStatus; readonly at: string }

/** A message is used, or it waits for an administrator with this reason. */
export type Reported =
  | { readonly orderId: number; readonly noted: null }
  | { readonly orderId: number; readonly dead: string }

/** From now on only other systems change the delivery (DEL-006). */
export const govern = async (tx: Tx, { id }: { readonly id: number }): Promise<void> => {
  await tx.updateTable('delivery').set({ is_governed: true }).where('id', '=', id).execute()
}

/**
 * DEL-005: a step of a delivery that the ERP or a carrier reports; from then on they govern the delivery. A late step
 * moves nothing and is a line of the log. One of an unknown delivery, of one that has ended, or for which the order is
 * not ready waits for an administrator, and changes nothing. A replacement moves no order (CLM-007).
 */
export const reportStep = async (
  mover: Mover,
  order: OrderRecord,
  { number, to, at }: ReportedStep,
): Promise<Reported> => {
  const { tx } = mover
  const refuse = (dead: string): Reported => ({ orderId: order.id, dead })
  const delivery = (await listDeliveries(tx, order.id)).find((each) => each.number === number)
  if (delivery === undefined) return refuse(`O pedido ${order.id} não tem a entrega ${number}.`)
  const log = describeStep(number, to)
  const outcome = decideDeliveryMove(delivery.status, to)
  if (outcome === 'refused')
    return refuse(`“${log}” não se aplica: a entrega está “${deliveryStatuses[delivery.status].label}”.`)
  if (outcome === 'late') {
    await govern(tx, delivery)
    await logOrderNote(mover, order, `${log} (aviso atrasado)`)
    return { orderId: order.id, noted: null }
  }
  if (to !== 'CANCELED' && !(await canFollow(tx, order, { ...delivery, status: to })))
    return refuse(`O pedido está “${orderStatuses[order.status].label}”: a entrega ${number} ainda não pode sair.`)
  await govern(tx, delivery)
  await takeStep(mover, order, { delivery, to, at })
  const settled = delivery.isReplacement ? 'stays' : await settleOrder(mover, order, { log, at })
  if (settled !== 'moved') await logOrderNote(mover, order, log)
  return { orderId: order.id, noted: null }
}
