import type * as contract from '@girassol/contract/customers'
import type { Handler } from '../../http/context.ts'
import { orNotFound } from '../../http/refused.ts'
import { requireSeller } from '../../http/require-seller.ts'
import { findCustomerOfSeller, listAddressesOfCustomer } from './customers-queries.ts'

/** CUS-034: the further addresses of a customer of the seller in context. */
export const listCustomerAddresses: Handler<typeof contract.listCustomerAddresses> = async (context, { params }) => {
  const { tx, actor } = context
  const customer = orNotFound(await findCustomerOfSeller(tx, requireSeller(actor), params.id))
  return listAddressesOfCustomer(tx, customer.id)
}
