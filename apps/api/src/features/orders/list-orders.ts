import type * as contract from '@girassol/contract/orders'
import { can } from '@girassol/domain/access'
import { type OrderStatus, orderStatusNames, statusesOfList } from '@girassol/domain/orders'
import type { Handler } from '../../http/context.ts'
import { forbidden, Refused } from '../../http/refused.ts'
import { listOrderRows } from './order-list-queries.ts'

const isStatus = (text: string): text is OrderStatus => (orderStatusNames as readonly string[]).includes(text)

/** The comma-joined statuses of the call; without any, the whole order list (C-44). Refuses an unknown one with 400. */
const statusesOf = (joined: string | undefined): readonly OrderStatus[] => {
  const given = (joined ?? '').split(',').flatMap((text) => (text.trim() === '' ? [] : [text.trim()]))
  const unknown = given.find((text) => !isStatus(text))
  if (unknown !== undefined)
    throw new Refused('Status de pedido desconhecido.', { status: 400, reason: 'unknownStatus' })
  return given.length === 0 ? statusesOfList('orders') : given.filter(isStatus)
}

const budgetStatuses = statusesOfList('budgets')

/** ORD-040, BUD-031: a page of orders or budgets of the caller's scope; budgets are the store roles' alone (C-12). */
export const listOrders: Handler<typeof contract.listOrders> = async (context, { query }) => {
  const statuses = statusesOf(query.status)
  const wantsBudgets = statuses.some((status) => budgetStatuses.includes(status))
  if (wantsBudgets && !can(context.actor.roles, 'budgets.use')) throw forbidden()
  return listOrderRows(context, { ...query, statuses })
}
