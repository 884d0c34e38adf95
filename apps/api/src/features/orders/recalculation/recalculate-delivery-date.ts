import type * as contract from '@girassol/contract/orders'
import { minimumDeliveryDate } from '@girassol/domain/order-validation'
import { computeDeliveryEstimate } from '@girassol/domain/orders'
import { formatDay, toDay } from '@girassol/domain/shared'
import type { Handler } from '../../../http/context.ts'
import { Refused } from '../../../http/refused.ts'
import { listOrderLines } from '../../order-record/order-lines.ts'
import type { OrderRecord } from '../../order-record/order-record.ts'
import { storeRecalculated } from '../order-store.ts'
import { lockToRecalculate } from './lock-to-recalculate.ts'

/** The delivery day for this dispatch day (C-67). */
export const arrivalAfter = (leaves: string, order: OrderRecord): string | null =>
  computeDeliveryEstimate({
    as: 'INVOICE',
    availabilities: [leaves],
    today: leaves,
    deadlineDays: order.address_type === 'pickup' ? 0 : order.delivery_deadline,
    paymentMethod: order.payment_method,
  })

/**
 * DET-039: sets the dispatch day of a new order, and with it the delivery day: the given day, which must not be before
 * every item is available, or the first such day.
 */
export const recalculateDeliveryDate: Handler<typeof contract.recalculateDeliveryDate> = async (
  context,
  { params, body },
) => {
  const order = await lockToRecalculate(context, params.id, 'deliveryDate')
  const lines = await listOrderLines(context, order.id)
  const availabilities = lines.map(({ current }) => current)
  const minimum = minimumDeliveryDate(availabilities, toDay(context.now))
  const delivery_date = body?.deliveryDate ?? minimum
  if (delivery_date < minimum) {
    throw new Refused(`O embarque não pode ser antes de ${formatDay(minimum)}.`, { status: 409, reason: 'tooEarly' })
  }
  if (delivery_date === order.delivery_date) return { updated: false }
  const estimated_delivery_date = arrivalAfter(delivery_date, order)
  const log = `Estimativa de embarque alterada para ${formatDay(delivery_date)}`
  await storeRecalculated(context, order, { set: { delivery_date, estimated_delivery_date }, log })
  return { updated: true }
}
