import type * as contract from '@girassol/contract/customers'
import type { CustomerView } from '@girassol/contract/customers'
import {
  canChangeCustomer,
  customerRefusals,
  customerSentences,
  type NormalisedCustomer,
  normaliseCustomer,
} from '@girassol/domain/customers'
import type { ActorSeller } from '../../http/actor.ts'
import type { Context, Handler } from '../../http/context.ts'
import { orNotFound, orRefuse, Refused } from '../../http/refused.ts'
import { requireSeller } from '../../http/require-seller.ts'
import { findCustomerIdByDocument, findCustomerOfSeller } from './customers-queries.ts'
import { insertCustomer, updateCustomer } from './customers-store.ts'
import { inRegisteredCity } from './in-registered-city.ts'
import { recordCustomer } from './record-customer.ts'

type Work = Pick<Context, 'tx' | 'now'> & { readonly seller: ActorSeller; readonly customer: NormalisedCustomer }

const registerCustomer = async ({ tx, now, seller, customer }: Work): Promise<number> => {
  const id = await insertCustomer({ tx, now }, seller, customer)
  if (id !== undefined) return id
  const known = await findCustomerIdByDocument(tx, seller, customer.document)
  throw new Refused(customerSentences.alreadyRegistered, {
    status: 409,
    reason: 'customerExists',
    details: { id: known },
  })
}

const changeCustomer = async ({ tx, seller, customer }: Work, id: number): Promise<CustomerView> => {
  const stored = orNotFound(await findCustomerOfSeller(tx, seller, id))
  orRefuse(canChangeCustomer(stored, customer), customerRefusals)
  await updateCustomer(tx, id, customer)
  return stored
}

/** The form names the integrator that it was opened for; another tab may have selected another one since (CUS-002). */
const refuseOtherSeller = (seller: ActorSeller, sellerCode: string | undefined): void => {
  if (sellerCode === undefined || sellerCode === seller.erpCode) return
  throw new Refused(customerSentences.sellerChanged, { status: 409, reason: 'sellerChanged' })
}

/**
 * CUS-033, C-95: registers a customer of the seller, or with an id changes it; the ERP is notified after the commit.
 */
export const saveCustomer: Handler<typeof contract.saveCustomer> = async (context, { body }) => {
  const { tx, now, actor, outbox } = context
  const seller = requireSeller(actor)
  refuseOtherSeller(seller, body.sellerCode)
  const work = { tx, now, seller, customer: inRegisteredCity(normaliseCustomer(body)) }
  const before = body.id === undefined ? null : await changeCustomer(work, body.id)
  const id = before?.id ?? (await registerCustomer(work))
  await outbox.add('erp.customer-saved', { customerId: id })
  const after = orNotFound(await findCustomerOfSeller(tx, seller, id))
  await recordCustomer(context, { id, action: before === null ? 'create' : 'change', before, after })
  return after
}
