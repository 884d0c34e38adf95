import type * as contract from '@girassol/contract/setup'
import type { Handler, LookupHandler } from '../../http/context.ts'
import { findSetupFacts, hasFirstOrder } from './setup-queries.ts'

/** USE-027: which prerequisites of the first order the portal already has. */
export const showSetup: Handler<typeof contract.showSetup> = async ({ tx, actor }) => ({
  isOpen: !(await hasFirstOrder(tx)),
  facts: await findSetupFacts(tx, actor.userId),
})

/** USE-027: really connects to both systems, at the same time. */
export const checkSystems: LookupHandler<typeof contract.checkSystems> = async ({ ports, now }) => {
  const [erp, mail] = await Promise.all([ports.erp.check(), ports.mail.check()])
  return { erp, mail, checkedAt: now }
}
