import type * as contract from '@girassol/contract/budgets'
import type { Handler } from '../../http/context.ts'
import { orNotFound } from '../../http/refused.ts'
import { lockOrderFor } from '../order-record/lock-order-for.ts'
import { logOrderNote } from '../order-record/log-order.ts'
import { byUser } from '../order-record/mover.ts'
import { findOrderView } from '../orders/detail/order-queries.ts'

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
  await logOrderNote(byUser(context), order, `Filial alterada para ${name}`)
  return findOrderView(context, order.id)
}
