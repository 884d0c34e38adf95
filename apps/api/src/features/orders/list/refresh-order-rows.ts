import type * as contract from '@girassol/contract/orders'
import type { Handler } from '../../../http/context.ts'
import { parseIds } from './order-filters.ts'
import { listRowsAgain } from './order-list-queries.ts'

/** What became of the rows of a list since it was read: others move orders while it is looked at (C-52). */
export const refreshOrderRows: Handler<typeof contract.refreshOrderRows> = (context, { query }) =>
  listRowsAgain(context, parseIds(query.ids))
