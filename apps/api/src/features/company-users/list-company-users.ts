import type * as contract from '@girassol/contract/company-users'
import type { Handler } from '../../http/context.ts'
import { requireSellerId } from '../../http/require-seller.ts'
import { findCompanyUsers } from './company-user-queries.ts'

/** COMP-003: the users of the caller's company. */
export const listCompanyUsers: Handler<typeof contract.listCompanyUsers> = ({ tx, actor, now }, { query }) => {
  const { userId: readerId, canViewProductPrices: showsPrices } = actor
  return findCompanyUsers(tx, { sellerId: requireSellerId(actor), readerId, showsPrices, now }, query)
}
