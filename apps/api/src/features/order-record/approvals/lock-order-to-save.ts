import type { OrderAction } from '@girassol/domain/orders'
import type { WriteContext } from '../../../http/context.ts'
import { lockOrderFor } from '../lock-order-for.ts'
import type { OrderRecord } from '../order-record.ts'
import { lockPurchaseTerms } from './purchase-terms.ts'

/**
 * The order as `lockOrderFor` returns it, for a change that may raise its total. The limits of the caller are locked first,
 * as when an order is made: the other way round two calls could wait for each other (C-196).
 */
export const lockOrderToSave = async (context: WriteContext, id: number, action: OrderAction): Promise<OrderRecord> => {
  await lockPurchaseTerms(context)
  return lockOrderFor(context, id, action)
}
