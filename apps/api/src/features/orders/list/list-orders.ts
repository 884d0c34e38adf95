import type * as contract from '@girassol/contract/orders'
import type { Handler } from '../../../http/context.ts'
import { parseOrderFilters } from './order-filters.ts'
import { listOrderRows } from './order-list-queries.ts'

/** ORD-040, BUD-031: a page of orders or budgets of the caller's scope; only the store roles see budgets (C-12). */
export const listOrders: Handler<typeof contract.listOrders> = async (context, { query }) =>
  listOrderRows(context, { ...parseOrderFilters(query, context.actor), skip: query.skip, take: query.take })
