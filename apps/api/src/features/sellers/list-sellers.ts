import type * as contract from '@girassol/contract/sellers'
import type { Handler } from '../../http/context.ts'
import { listApprovedSellerNames, listApprovedSellers } from './sellers-queries.ts'

/** SEL-009: the sellers that staff may act for, or only their names for a filter. */
export const listSellers: Handler<typeof contract.listSellers> = async ({ tx }, { query }) =>
  query.shortList === 'true' ? listApprovedSellerNames(tx, query) : listApprovedSellers(tx, query)
