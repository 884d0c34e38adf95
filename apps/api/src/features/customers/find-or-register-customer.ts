import type { NormalisedCustomer } from '@girassol/domain/customers'
import type { ActorSeller } from '../../http/actor.ts'
import type { Context } from '../../http/context.ts'
import { orNotFound } from '../../http/refused.ts'
import { findCustomerIdByDocument } from './customers-queries.ts'
import { insertCustomer } from './customers-store.ts'
import { inRegisteredCity } from './in-registered-city.ts'
import { recordCustomer } from './record-customer.ts'

/**
 * C-173: the customer of the seller with this document, also when another call registers it at the same moment; else
 * registers it, and the ERP is notified after the commit.
 */
export const findOrRegisterCustomer = async (
  context: Context,
  seller: ActorSeller,
  customer: NormalisedCustomer,
): Promise<number> => {
  const { tx, outbox } = context
  const added = await insertCustomer(context, seller, inRegisteredCity(customer))
  if (added === undefined) return orNotFound(await findCustomerIdByDocument(tx, seller, customer.document))
  await outbox.add('erp.customer-saved', { customerId: added })
  await recordCustomer(context, { id: added, action: 'create', before: null, after: {} })
  return added
}
