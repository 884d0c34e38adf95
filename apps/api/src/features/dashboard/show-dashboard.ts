import type * as contract from '@girassol/contract/dashboard'
import { can } from '@girassol/domain/access'
import type { Context, Handler } from '../../http/context.ts'
import { countWaitingForErp } from '../failures/waiting-steps-queries.ts'
import { countQueues } from '../orders/list/queue-counts.ts'
import { hasFirstOrder } from '../setup/setup-queries.ts'

/** USE-020: staff see a system from its first failed try on, and nothing while it responds. */
const findWaitingSystems = async ({ tx, actor }: Context) => {
  if (!can(actor.roles, 'orders.readLogs')) return []
  const { orders, since } = await countWaitingForErp(tx)
  return since === null ? [] : [{ system: 'erp' as const, orders, since }]
}

/** USE-027: shown to administrators until the first order; a demonstration needs no set-up. */
const isSetupNeeded = async ({ tx, actor, demonstration }: Context): Promise<boolean> =>
  demonstration === null && can(actor.roles, 'administration.use') && !(await hasFirstOrder(tx))

/** What waits for the caller, by queue, and what waits for another system. */
export const showDashboard: Handler<typeof contract.showDashboard> = async (context) => ({
  waiting: await countQueues(context),
  systems: await findWaitingSystems(context),
  needsSetup: await isSetupNeeded(context),
})
