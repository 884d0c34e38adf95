import type * as contract from '@girassol/contract/session'
import type { PublicHandler } from '../../http/context.ts'
import { hasAdministrator } from './session-queries.ts'

/**
 * The login page of a demonstration offers its accounts as one-click choices; other installations offer none. On an
 * empty system the response says how to create the first administrator (USE-027).
 */
export const listDemoAccounts: PublicHandler<typeof contract.listDemoAccounts> = async ({ tx, demonstration }) => ({
  accounts: [...(demonstration?.accounts ?? [])],
  password: demonstration?.password ?? '',
  needsAdministrator: !(await hasAdministrator(tx)),
})
