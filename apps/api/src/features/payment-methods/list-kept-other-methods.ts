import type * as contract from '@girassol/contract/other-payment-methods'
import type { Handler } from '../../http/context.ts'
import { findKeptMethods } from './kept-method-queries.ts'

/** C-140: the conditions of the others method, for whoever keeps them. */
export const listKeptOtherMethods: Handler<typeof contract.listKeptOtherMethods> = ({ tx }, { query }) =>
  findKeptMethods(tx, query)
