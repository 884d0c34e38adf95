import type * as contract from '@girassol/contract/company-activity'
import type { Handler } from '../../http/context.ts'
import { requireSellerId } from '../../http/require-seller.ts'
import { findActivity } from './activity-queries.ts'

/** COMP-018: what the users of the caller's company did, or staff for it. */
export const listCompanyActivity: Handler<typeof contract.listCompanyActivity> = ({ tx, actor }, { query }) => {
  const { skip, take, ...filter } = query
  return findActivity(tx, { ...filter, sellerId: requireSellerId(actor) }, { skip, take })
}
