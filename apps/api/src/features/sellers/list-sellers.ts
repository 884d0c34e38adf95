import type * as contract from '@girassol/contract/sellers'
import type { Handler } from '../../http/context.ts'
import { listApprovedSellerNames, listApprovedSellers } from './sellers-queries.ts'

/** SEL-009: whom staff may act for, or their names alone for a filter. */
export const listSellers: Handler<typeof contract.listSellers> = async ({ tx }, { query }) =>
  query.shortList === 'true' ? listApprovedSellerNames(tx, query) : listApprovedSellers(tx, query)
