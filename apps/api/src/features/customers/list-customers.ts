import type * as contract from '@girassol/contract/customers'
import type { Handler } from '../../http/context.ts'
import { requireSeller } from '../../http/require-seller.ts'
import { listCustomersOfSeller } from './customers-queries.ts'

/** CUS-031: the customers of the seller in context. */
export const listCustomers: Handler<typeof contract.listCustomers> = async ({ tx, actor }, { query }) =>
  listCustomersOfSeller(tx, requireSeller(actor), query)
