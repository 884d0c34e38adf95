import type * as contract from '@girassol/contract/session'
import { demoAccounts, demoPassword } from '../../demo-data/demo-accounts.ts'
import type { PublicHandler } from '../../http/context.ts'
import { hasAdministrator } from './session-queries.ts'

/**
 * The login page of a demonstration offers its accounts as one-click choices; elsewhere there is nothing to offer. On an
 * empty system it says how the first administrator is made (USE-027).
 */
export const listDemoAccounts: PublicHandler<typeof contract.listDemoAccounts> = async ({ tx, demo }) => ({
  accounts: demo ? demoAccounts.map(({ email, label }) => ({ email, label })) : [],
  password: demo ? demoPassword : '',
  needsAdministrator: !(await hasAdministrator(tx)),
})
