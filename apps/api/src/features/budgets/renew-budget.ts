import type { Context } from '../../http/context.ts'
import { refuseAwaiting } from '../order-record/approvals/refuse-awaiting.ts'
import { listOrderLines } from '../order-record/order-lines.ts'
import type { OrderRecord } from '../order-record/order-record.ts'
import { storeEdit } from './save-budget.ts'

/**
 * Saves a locked budget again as it is, at today's prices: it is then valid for seven days (C-63). Refuses what saving an
 * edit refuses, and a budget that waits for an approval of the company (COMP-013).
 */
export const renewBudget = async (context: Context, before: OrderRecord): Promise<void> => {
  refuseAwaiting(before, context.now)
  const lines = await listOrderLines(context, before.id)
  const items = lines.map(({ product_code: productErpCode, quantity }) => ({ productErpCode, quantity }))
  await storeEdit(context, before, { items })
}
