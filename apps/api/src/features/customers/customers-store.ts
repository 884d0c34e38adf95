import type { NormalisedAddress, NormalisedCustomer } from '@girassol/domain/customers'
import { sql } from 'kysely'
import type { ActorSeller } from '../../http/actor.ts'
import type { Tx } from '../../http/context.ts'

const changeableColumns = (customer: NormalisedCustomer) => ({
  email: customer.email,
  phone_code: customer.phoneCode,
  phone: customer.phone,
  ie: customer.ie,
  has_ie: customer.hasIe,
  address_cep: customer.addressCep,
  address_description: customer.addressDescription,
  address_number: customer.addressNumber,
  address_neighborhood: customer.addressNeighborhood,
  address_complement: customer.addressComplement,
  erp_state: customer.erpState,
  erp_city: customer.erpCity,
  erp_city_name: customer.erpCityName,
})

/** The columns of a customer as it is registered. */
export const customerColumns = (customer: NormalisedCustomer) => ({
  ...changeableColumns(customer),
  document_type: customer.documentType,
  document: customer.document,
  name: customer.name,
  fancy_name: customer.fancyName,
})

/** Registers a customer; undefined when the seller has one of this document, also one registered at the same moment. */
export const insertCustomer = async (
  tx: Tx,
  seller: ActorSeller,
  customer: NormalisedCustomer,
): Promise<number | undefined> => {
  const row = await tx
    .insertInto('customer')
    .values({ seller_id: seller.id, ...customerColumns(customer) })
    .onConflict((conflict) => conflict.columns(['seller_id', 'document']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

/** Changes what may change of a customer (CUS-013); the version tells the ERP one registration from the next. */
export const updateCustomer = async (tx: Tx, id: number, customer: NormalisedCustomer): Promise<void> => {
  await tx
    .updateTable('customer')
    .set({ ...changeableColumns(customer), version: sql<number>`version + 1` })
    .where('id', '=', id)
    .execute()
}

export const insertCustomerAddress = (tx: Tx, customerId: number, address: NormalisedAddress) =>
  tx
    .insertInto('customer_address')
    .values({
      customer_id: customerId,
      cep: address.addressCep,
      city_id: address.erpCity,
      city_name: address.erpCityName,
      uf: address.erpState,
      number: address.addressNumber,
      reference: address.addressDescription,
      neighborhood: address.addressNeighborhood,
      complement: address.addressComplement,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
