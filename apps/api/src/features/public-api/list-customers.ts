import type * as contract from '@girassol/contract/public-api'
import type { Handler } from '../../http/context.ts'
import { requireSeller } from '../../http/require-seller.ts'
import { listCustomersAfter } from '../customers/customers-queries.ts'
import { readPlace, toCursorPage } from './page-cursor.ts'

/** API-009: the customers of the company, the newest first. */
export const listCustomers: Handler<typeof contract.listCustomers> = async (context, { query }) => {
  const { limit, after, ...filter } = query
  const listed = { call: 'customers', filter }
  const place = readPlace<number>(context, listed, after)
  const wanted = { term: filter.term, after: place, limit: limit + 1 }
  const rows = await listCustomersAfter(context.tx, requireSeller(context.actor), wanted)
  return toCursorPage(context, listed, { rows, limit, toPlace: ({ id }) => id, toViews: (shown) => shown })
}
