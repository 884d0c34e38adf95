import type * as contract from '@girassol/contract/dashboard'
import { can } from '@girassol/domain/access'
import type { Context, Handler } from '../../http/context.ts'
import { countWaitingForErp } from '../failures/waiting-steps-queries.ts'
import { countQueues } from '../orders/list/queue-counts.ts'
import { hasFirstOrder } from '../setup/setup-queries.ts'

/** USE-020: staff read of a system from the first failed try on; nothing of one that answers. */
const findWaitingSystems = async ({ tx, actor }: Context) => {
  if (!can(actor.roles, 'orders.readLogs')) return []
  const { orders, since } = await countWaitingForErp(tx)
  return since === null ? [] : [{ system: 'erp' as const, orders, since }]
}

/** USE-027: until its first order, for administrators; a demonstration comes with all that it needs. */
const isSetupNeeded = async ({ tx, actor, demonstration }: Context): Promise<boolean> =>
  demonstration === null && can(actor.roles, 'administration.use') && !(await hasFirstOrder(tx))

/** What waits for the caller, by queue, and what waits for an outside system. */
export const showDashboard: Handler<typeof contract.showDashboard> = async (context) => ({
  waiting: await countQueues(context),
  systems: await findWaitingSystems(context),
  needsSetup: await isSetupNeeded(context),
})
