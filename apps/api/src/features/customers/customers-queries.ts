import type { CustomerView, customerAddressView } from '@girassol/contract/customers'
import { type Selectable, sql } from 'kysely'
import type { z } from 'zod'
import { matchesTerm } from '../../database/matches-term.ts'
import type { Customer, CustomerAddress } from '../../database/schema.ts'
import { countLimit, toPage } from '../../database/to-page.ts'
import type { ActorSeller } from '../../http/actor.ts'
import type { Tx } from '../../http/context.ts'

type CustomerAddressView = z.infer<typeof customerAddressView>
type Query = { readonly term?: string | undefined; readonly skip: number; readonly take: number }

const toCustomerView = (customer: Selectable<Customer>, seller: ActorSeller): CustomerView => ({
  id: customer.id,
  documentType: customer.document_type,
  document: customer.document,
  name: customer.name,
  fancyName: customer.fancy_name,
  email: customer.email,
  phoneCode: customer.phone_code,
  phone: customer.phone,
  ie: customer.ie,
  hasIe: customer.has_ie,
  sellerCode: seller.erpCode,
  addressCep: customer.address_cep,
  addressDescription: customer.address_description,
  addressNumber: customer.address_number,
  addressNeighborhood: customer.address_neighborhood,
  addressComplement: customer.address_complement,
  erpState: customer.erp_state,
  erpCity: customer.erp_city,
  erpCityName: customer.erp_city_name,
})

const matching = (tx: Tx, seller: ActorSeller, term: string | undefined) =>
  tx
    .selectFrom('customer')
    .where('seller_id', '=', seller.id)
    .where((eb) => matchesTerm(eb.ref('search'), term))

const countMatching = async (tx: Tx, seller: ActorSeller, term: string | undefined): Promise<number> => {
  const found = matching(tx, seller, term).select('id').limit(countLimit)
  const { total } = await tx
    .selectFrom(found.as('found'))
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

/** Builds the statement of a page separately, so that a test can check its plan. */
export const customersPage = (tx: Tx, seller: ActorSeller, { term, skip, take }: Query) =>
  matching(tx, seller, term)
    .selectAll()
    .orderBy('used_at', 'desc')
    .orderBy(sql`plain(name)`)
    .orderBy('id')
    .limit(take)
    .offset((skip - 1) * take)

/**
 * A page of a seller's customers (CUS-031): the last used or registered first, then by name. The term may be part of a
 * name, of a document or of a phone with its area code.
 */
export const listCustomersOfSeller = async (tx: Tx, seller: ActorSeller, { term, skip, take }: Query) => {
  const rows = await customersPage(tx, seller, { term, skip, take }).execute()
  const data = rows.map((row) => toCustomerView(row, seller))
  return toPage(data, { skip, take }, () => countMatching(tx, seller, term))
}

type After = { readonly term: string | undefined; readonly after: number | null; readonly limit: number }

/** The customers of a seller that match, the newest first, from the one registered before `after` on (API-008). */
export const listCustomersAfter = async (
  tx: Tx,
  seller: ActorSeller,
  { term, after, limit }: After,
): Promise<CustomerView[]> => {
  const rows = await matching(tx, seller, term)
    .selectAll()
    .$if(after !== null, (query) => query.where('id', '<', after ?? 0))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.map((row) => toCustomerView(row, seller))
}

/** A customer of this seller; undefined for another seller's (C-08). */
export const findCustomerOfSeller = async (
  tx: Tx,
  seller: ActorSeller,
  id: number,
): Promise<CustomerView | undefined> => {
  const row = await tx
    .selectFrom('customer')
    .selectAll()
    .where('id', '=', id)
    .where('seller_id', '=', seller.id)
    .executeTakeFirst()
  return row && toCustomerView(row, seller)
}

export const findCustomerIdByDocument = async (
  tx: Tx,
  seller: ActorSeller,
  document: string,
): Promise<number | undefined> => {
  const row = await tx
    .selectFrom('customer')
    .select('id')
    .where('seller_id', '=', seller.id)
    .where('document', '=', document)
    .executeTakeFirst()
  return row?.id
}

export const toCustomerAddressView = (address: Selectable<CustomerAddress>): CustomerAddressView => ({
  id: address.id,
  cep: address.cep,
  cityId: address.city_id,
  cityName: address.city_name,
  uf: address.uf,
  number: address.number,
  reference: address.reference,
  neighborhood: address.neighborhood,
  complement: address.complement,
})

/** Built separately, like the statement of `customersPage`. */
export const selectAddresses = (tx: Tx, customerId: number) =>
  tx.selectFrom('customer_address').selectAll().where('customer_id', '=', customerId).orderBy('id')

/** The further addresses of a customer, oldest first (CUS-034). */
export const listAddressesOfCustomer = async (tx: Tx, customerId: number): Promise<CustomerAddressView[]> =>
  (await selectAddresses(tx, customerId).execute()).map(toCustomerAddressView)
