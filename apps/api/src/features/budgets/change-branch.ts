import type * as contract from '@girassol/contract/budgets'
import type { Handler } from '../../http/context.ts'
import { orNotFound } from '../../http/refused.ts'
import { lockOrderFor } from '../orders/lock-order-for.ts'
import { findOrderView } from '../orders/order-queries.ts'

/** BUD-029, C-58: the branch that will dispatch a cart or budget; 404 for one that does not exist (BUD-039). */
export const changeBranch: Handler<typeof contract.changeBranch> = async (context, { params, body }) => {
  const { tx } = context
  const order = await lockOrderFor(context, params.id, 'changeBranch')
  const [company_code = '', branch_code = ''] = body.erpTenantId.split(',')
  const found = await tx
    .selectFrom('branch')
    .select('name')
    .where('company_code', '=', company_code)
    .where('branch_code', '=', branch_code)
    .executeTakeFirst()
  const { name } = orNotFound(found, 'Filial não encontrada')
  if (order.company_code === company_code && order.branch_code === branch_code) return findOrderView(context, order.id)
  await tx
    .updateTable('orders')
    .set({ company_code, branch_code, version: order.version + 1 })
    .where('id', '=', order.id)
    .execute()
  const { userId: user_id, name: author } = context.actor
  const line = { order_id: order.id, user_id, author, from_status: order.status, to_status: order.status }
  await tx
    .insertInto('order_log')
    .values({ ...line, description: `Filial alterada para ${name}`, created_at: context.now })
    .execute()
  return findOrderView(context, order.id)
}
