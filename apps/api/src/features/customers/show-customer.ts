import type * as contract from '@girassol/contract/customers'
import type { Handler } from '../../http/context.ts'
import { orNotFound } from '../../http/refused.ts'
import { requireSeller } from '../../http/require-seller.ts'
import { findCustomerOfSeller } from './customers-queries.ts'

/** CUS-032: one customer of the seller in context. */
export const showCustomer: Handler<typeof contract.showCustomer> = async ({ tx, actor }, { params }) =>
  orNotFound(await findCustomerOfSeller(tx, requireSeller(actor), params.id))
