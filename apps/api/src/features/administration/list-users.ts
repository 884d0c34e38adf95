import type * as contract from '@girassol/contract/administration'
import type { Handler } from '../../http/context.ts'
import { findUsers } from './user-queries.ts'

/** C-140: the users of the portal. */
export const listUsers: Handler<typeof contract.listUsers> = ({ tx }, { query }) => findUsers(tx, query)
