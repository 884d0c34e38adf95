import type * as contract from '@girassol/contract/deliveries'
import { canHaveDeliveries, chooseCarrier } from '@girassol/domain/deliveries'
import { orderStatuses } from '@girassol/domain/orders'
import { formatDay } from '@girassol/domain/shared'
import type { Handler } from '../../http/context.ts'
import { Refused } from '../../http/refused.ts'
import { listDeliveries } from '../order-record/deliveries/delivery-queries.ts'
import { insertDelivery } from '../order-record/deliveries/delivery-store.ts'
import { settleOrder } from '../order-record/deliveries/settle-order.ts'
import { lockOrder } from '../order-record/lock-order.ts'
import { logOrderNote } from '../order-record/log-order.ts'
import { byUser } from '../order-record/mover.ts'
import { findDeliveriesView } from './delivery-views.ts'
import { requireAvailable } from './require-available.ts'

/** DEL-001, DEL-006: plans a delivery of units that are in no other one; 409 before the approval and after the arrival. */
export const planDelivery: Handler<typeof contract.planDelivery> = async (
  context,
  { params: { id }, body: { lines, promisedOn, carrier } },
) => {
  const { tx, now } = context
  const order = await lockOrder(context, id)
  if (!canHaveDeliveries(order.status)) {
    const label = orderStatuses[order.status].label
    throw new Refused(`Não é possível planejar uma entrega com o status “${label}”.`, { status: 409, reason: 'notNow' })
  }
  await requireAvailable(tx, { orderId: id, others: await listDeliveries(tx, id), lines })
  const chosen = chooseCarrier(order.address_type, carrier)
  const { number } = await insertDelivery(tx, { orderId: id, lines, promisedOn, carrier: chosen, now })
  const log = `Entrega ${number} planejada${promisedOn === null ? '' : ` para ${formatDay(promisedOn)}`}`
  await settleOrder(byUser(context), order, { log, at: now })
  await logOrderNote(byUser(context), order, log)
  return findDeliveriesView(context, order)
}
