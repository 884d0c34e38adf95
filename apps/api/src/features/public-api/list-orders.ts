import type { InputFor } from '@girassol/contract/http/endpoint'
import type * as contract from '@girassol/contract/public-api'
import type { ApiOrderRow } from '@girassol/contract/public-api/order'
import { listStatusesIn, type OrderStatus } from '@girassol/domain/orders'
import type { Context, Handler } from '../../http/context.ts'
import { refuseField } from '../../http/refuse-field.ts'
import { searched } from '../orders/list/matching-orders.ts'
import { parseOrderFilters } from '../orders/list/order-filters.ts'
import { listPlainRows } from '../orders/list/order-list-queries.ts'
import { pageAfter } from '../orders/list/order-pages.ts'
import { toApiOrderRow } from './order-shapes.ts'
import { readPlace, toCursorPage } from './page-cursor.ts'

type Query = InputFor<typeof contract.listOrders>['query']
type Page = { data: ApiOrderRow[]; next: string | null }
type ListName = 'budgets' | 'orders'

/** The statuses of the list; a key that reads orders alone learns of no budget by another one (API-004). */
const findStatuses = (list: ListName, status: OrderStatus | undefined): readonly OrderStatus[] => {
  const all = listStatusesIn(list)
  if (status === undefined) return all
  if (!all.includes(status)) throw refuseField('status', status, 'Este status não é desta lista.')
  return [status]
}

/** The number of an order and when it was created, with every digit: the order of the list. */
type Place = { readonly key: string | null; readonly id: number }

const listByStatus = async (context: Context, list: ListName, { limit, after, ...filter }: Query): Promise<Page> => {
  const listed = { call: list, filter }
  const place = readPlace<Place>(context, listed, after)
  const status = findStatuses(list, filter.status).join(',')
  const asked = { term: filter.term, status, orderby: 'createdAt', ordertype: 'DESC', skip: 1, take: 1 } as const
  const filters = await searched(context, parseOrderFilters(asked, context.actor))
  const page = pageAfter(context, filters, { part: 'dated', after: place })
  const rows = await page
    .clearLimit()
    .limit(limit + 1)
    .execute()
  return toCursorPage(context, listed, {
    rows,
    limit,
    toPlace: ({ key, id }): Place => ({ key, id }),
    toViews: async (shown) => {
      const views = await listPlainRows(
        context,
        shown.map(({ id }) => id),
      )
      return views.map((row) => toApiOrderRow(row, context))
    },
  })
}

/** API-009: the orders of the company, the newest first. */
export const listOrders: Handler<typeof contract.listOrders> = (context, { query }) =>
  listByStatus(context, 'orders', query)

/** API-009: the budgets of the company, the newest first. */
export const listBudgets: Handler<typeof contract.listBudgets> = (context, { query }) =>
  listByStatus(context, 'budgets', query)
