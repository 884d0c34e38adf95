import type * as contract from '@girassol/contract/failures'
import type { Handler } from '../../http/context.ts'
import { findFailures } from './failure-queries.ts'

/** C-140: operations whose retries have all failed. */
export const listFailures: Handler<typeof contract.listFailures> = ({ tx, now }, { query }) =>
  findFailures(tx, query, now)
