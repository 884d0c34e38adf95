import type * as contract from '@girassol/contract/session'
import { demoAccounts, demoPassword } from '../../demo-data/demo-accounts.ts'
import type { PublicHandler } from '../../http/context.ts'

/** The login page of a demonstration offers its accounts as one-click choices; elsewhere there is nothing to offer. */
export const listDemoAccounts: PublicHandler<typeof contract.listDemoAccounts> = async ({ demo }) =>
  demo
    ? { accounts: demoAccounts.map(({ email, label }) => ({ email, label })), password: demoPassword }
    : { accounts: [], password: '' }
