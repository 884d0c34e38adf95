import type * as contract from '@girassol/contract/site-records'
import type { Handler } from '../../../http/context.ts'
import { requireSellerId } from '../../../http/require-seller.ts'
import { listTaskPage } from './task-queries.ts'

/** SITE-010: the tasks of the seller that are not done, late ones first, or those that are. */
export const listTasks: Handler<typeof contract.listTasks> = (context, { query }) =>
  listTaskPage(context, {
    sellerId: requireSellerId(context.actor),
    isMine: query.mine === 'yes',
    isOverdue: query.overdue === 'yes',
    isDone: query.done === 'yes',
    skip: query.skip,
    take: query.take,
  })
