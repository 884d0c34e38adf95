import type * as contract from '@girassol/contract/dashboard'
import type { Handler } from '../../http/context.ts'
import { countQueues } from '../orders/queue-counts.ts'

/** What waits for the caller, by queue. */
export const showDashboard: Handler<typeof contract.showDashboard> = async (context) => ({
  waiting: await countQueues(context),
})
