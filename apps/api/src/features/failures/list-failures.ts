import type * as contract from '@girassol/contract/failures'
import type { Handler } from '../../http/context.ts'
import { findFailures } from './failure-queries.ts'

/** C-140: what the portal tried again and again and could not do. */
export const listFailures: Handler<typeof contract.listFailures> = ({ tx, now }, { query }) =>
  findFailures(tx, query, now)
