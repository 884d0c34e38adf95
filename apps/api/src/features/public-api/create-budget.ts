import type { InputFor } from '@girassol/contract/http/endpoint'
import type * as contract from '@girassol/contract/public-api'
import type { Context, Handler } from '../../http/context.ts'
import { requireSeller } from '../../http/require-seller.ts'
import { editBudget } from '../budgets/edit-budget.ts'
import { insertBudget } from '../budgets/insert-budget.ts'
import { refuseIncomplete } from '../budgets/save-budget.ts'
import { notifyRecordMade } from '../notifications/notify-record-made.ts'
import { logOrder } from '../order-record/log-order.ts'
import { byUser } from '../order-record/mover.ts'
import { findOrder } from '../order-record/readable-orders.ts'
import { asStorefront } from './as-storefront.ts'
import { showOf } from './show-orders.ts'

type Type = InputFor<typeof contract.createBudget>['body']['type']

/** A budget of the company without items, sent by the branch of the company, as a new cart is. */
const insertEmpty = async (context: Context, type: Type): Promise<number> => {
  const { id: sellerId } = requireSeller(context.actor)
  const branch = await context.tx
    .selectFrom('seller')
    .select(['company_code', 'branch_code'])
    .where('id', '=', sellerId)
    .executeTakeFirstOrThrow()
  return insertBudget(context, { type, seller_id: sellerId, ...branch }, [])
}

/**
 * API-009: makes a budget of items and terms at today's prices, with the checks of a budget that is edited in the portal.
 * 409 with all that it lacks.
 */
export const createBudget: Handler<typeof contract.createBudget> = async (context, { body }) => {
  const { type, items, ...terms } = body
  const id = await insertEmpty(context, type)
  const order = await findOrder(context, id)
  const { missing } = await editBudget(asStorefront(context), order, {
    ...terms,
    items: items.map(({ code, quantity }) => ({ productErpCode: code, quantity })),
  })
  refuseIncomplete(missing)
  await logOrder(byUser(context), { orderId: id, from: null, to: 'BUDGET', description: 'Orçamento criado' })
  await notifyRecordMade(context, order, 'BUDGET')
  return showOf(context, 'budgets', id)
}
