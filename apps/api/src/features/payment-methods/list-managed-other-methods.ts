import type * as contract from '@girassol/contract/payment-methods'
import type { Handler } from '../../http/context.ts'
import { findManagedMethods } from './managed-method-queries.ts'

/** C-140: the conditions of the others method, for whoever keeps them. */
export const listManagedOtherMethods: Handler<typeof contract.listManagedOtherMethods> = ({ tx }, { query }) =>
  findManagedMethods(tx, query)
