import type * as contract from '@girassol/contract/orders'
import { displayName } from '@girassol/domain/catalogue'
import type { Handler } from '../../../http/context.ts'
import { listOrderLines } from '../../order-record/order-lines.ts'
import { priceSavedOrder } from '../../order-record/prices/saved-order-price.ts'
import { storePromises, storeRecalculated } from '../order-store.ts'
import { lockToRecalculate } from './lock-to-recalculate.ts'

/**
 * DET-038, VAL-004: sets each item's promised date of a budget or new order to today's availability, earlier or later
 * than before, and returns what can no longer be delivered. Any user who may read the order may call it.
 */
export const recalculateAvailability: Handler<typeof contract.recalculateAvailability> = async (
  context,
  { params },
) => {
  const order = await lockToRecalculate(context, params.id, 'availability')
  const lines = await listOrderLines(context, order.id)
  const changed = lines.filter(({ availability, current }) => availability !== current)
  if (changed.length > 0) {
    await storePromises(
      context,
      changed.map(({ id, current }) => ({ id, availability: current })),
    )
    const { estimated_delivery_date } = await priceSavedOrder(context, order, {})
    await storeRecalculated(context, order, { set: { estimated_delivery_date }, log: 'Disponibilidade atualizada' })
  }
  const unavailableItems = lines
    .filter(({ current }) => current === null)
    .map(({ product_code, product_name }) => ({ productErpCode: product_code, productName: displayName(product_name) }))
  return { updated: changed.length > 0, unavailableItems }
}
