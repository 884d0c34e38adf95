import type * as contract from '@girassol/contract/payment-methods'
import type { Handler } from '../../http/context.ts'
import { findManagedMethods } from './managed-method-queries.ts'

/** C-140: the conditions of the method 'others', for the users who manage them. */
export const listManagedOtherMethods: Handler<typeof contract.listManagedOtherMethods> = ({ tx }, { query }) =>
  findManagedMethods(tx, query)
