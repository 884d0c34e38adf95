import type * as contract from '@girassol/contract/customers'
import { normaliseAddress } from '@girassol/domain/customers'
import type { Handler } from '../../http/context.ts'
import { orNotFound } from '../../http/refused.ts'
import { requireSeller } from '../../http/require-seller.ts'
import { findCustomerOfSeller, toCustomerAddressView } from './customers-queries.ts'
import { insertCustomerAddress } from './customers-store.ts'
import { inRegisteredCity } from './in-registered-city.ts'
import { recordCustomer } from './record-customer.ts'

/** CUS-035: a further address of a customer of the seller in context. */
export const addCustomerAddress: Handler<typeof contract.addCustomerAddress> = async (context, { params, body }) => {
  const { tx, actor } = context
  const customer = orNotFound(await findCustomerOfSeller(tx, requireSeller(actor), params.id))
  const address = inRegisteredCity(normaliseAddress(body))
  const added = toCustomerAddressView(await insertCustomerAddress(tx, customer.id, address))
  await recordCustomer(context, { id: customer.id, action: 'change', before: {}, after: { address: added.id } })
  return added
}
