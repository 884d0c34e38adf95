import type * as contract from '@girassol/contract/sellers'
import type { Handler } from '../../http/context.ts'
import { findRegistrations } from './registration-queries.ts'

/** C-140: every seller, whatever its status. */
export const listRegistrations: Handler<typeof contract.listRegistrations> = ({ tx }, { query }) =>
  findRegistrations(tx, query)
