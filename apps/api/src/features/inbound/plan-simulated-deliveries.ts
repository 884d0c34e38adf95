import { chooseCarrier } from '@girassol/domain/deliveries'
import { toDay } from '@girassol/domain/shared'
import { splitSimulatedDeliveries } from '../../integrations/erp/simulated-deliveries.ts'
import { listOrderedItems } from '../order-record/deliveries/delivery-queries.ts'
import { insertDelivery } from '../order-record/deliveries/delivery-store.ts'
import { govern } from '../order-record/deliveries/report-step.ts'
import { settleOrder } from '../order-record/deliveries/settle-order.ts'
import { logOrderNote } from '../order-record/log-order.ts'
import type { Mover } from '../order-record/mover.ts'
import type { OrderRecord } from '../order-record/order-record.ts'

/** The order is picked then: what is in stock is known. */
const plansAt = 'INVOICE_SEPARATE'

/** DEL-007: the simulated ERP plans deliveries for an order whose lines have different availability, once. */
export const planSimulatedDeliveries = async (mover: Mover, order: OrderRecord): Promise<void> => {
  if (order.status !== plansAt || order.deliveries_all > 0) return
  const { tx, now } = mover
  const deliveries = splitSimulatedDeliveries(await listOrderedItems(tx, order.id), toDay(now))
  if (deliveries.length === 0) return
  const carrier = chooseCarrier(order.address_type, null)
  for (const { promisedOn, lines: units } of deliveries) {
    const { id } = await insertDelivery(tx, { orderId: order.id, carrier, promisedOn, lines: units, now })
    await govern(tx, { id })
  }
  const log = `Entregas planejadas pelo ERP: ${deliveries.length}`
  await settleOrder(mover, order, { log, at: now })
  await logOrderNote(mover, order, log)
}
