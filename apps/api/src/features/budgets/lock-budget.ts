import type { Context } from '../../http/context.ts'
import { Refused } from '../../http/refused.ts'
import { lockEditableOrder } from '../cart/lock-editable-order.ts'
import type { OrderRecord } from '../orders/order-record.ts'

/** placeholder until the seam */
export const lockBudget = async (
  context: Context,
  id: number,
  _action: 'placeOrder' | 'editBudget' | 'removeBudget' | 'changeBranch' | 'removeBudget' | 'changeBranch',
): Promise<OrderRecord> => {
  const order = await lockEditableOrder(context, id, 'edit')
  if (order.status === 'BUDGET') return order
  throw new Refused('Só um orçamento pode ser editado assim.', { status: 409, reason: 'notEditable' })
}
