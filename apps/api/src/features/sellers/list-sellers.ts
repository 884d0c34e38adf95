import type * as contract from '@girassol/contract/sellers'
import type { Handler } from '../../http/context.ts'
import { listApprovedSellers } from './sellers-queries.ts'

/** SEL-009: whom staff may act for. */
export const listSellers: Handler<typeof contract.listSellers> = ({ tx }, { query }) => listApprovedSellers(tx, query)
