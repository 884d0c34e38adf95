import type * as contract from '@girassol/contract/orders'
import type { Handler } from '../../../http/context.ts'
import { parseIds } from './order-filters.ts'
import { listRowsAgain } from './order-list-queries.ts'

/** The current rows of a list: other users may move orders while it is displayed (C-52). */
export const refreshOrderRows: Handler<typeof contract.refreshOrderRows> = (context, { query }) =>
  listRowsAgain(context, parseIds(query.ids))
