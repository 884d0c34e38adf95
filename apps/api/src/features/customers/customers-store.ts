import type { NormalisedAddress, NormalisedCustomer } from '@girassol/domain/customers'
import { type Selectable, sql } from 'kysely'
import type { CustomerAddress } from '../../database/schema.ts'
import type { ActorSeller } from '../../http/actor.ts'
import type { Context, Tx } from '../../http/context.ts'
import { changeableColumns, customerColumns } from './customer-columns.ts'

/**
 * Registers a customer; undefined if the seller already has one with this document, also when both are saved at once.
 */
export const insertCustomer = async (
  { tx, now }: Pick<Context, 'tx' | 'now'>,
  seller: ActorSeller,
  customer: NormalisedCustomer,
): Promise<number | undefined> => {
  const row = await tx
    .insertInto('customer')
    .values({ seller_id: seller.id, used_at: now, ...customerColumns(customer) })
    .onConflict((conflict) => conflict.columns(['seller_id', 'document']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

/**
 * Changes the editable fields of a customer (CUS-013); the version lets the ERP distinguish one registration from the
 * next.
 */
export const updateCustomer = async (tx: Tx, id: number, customer: NormalisedCustomer): Promise<void> => {
  await tx
    .updateTable('customer')
    .set({ ...changeableColumns(customer), version: sql<number>`version + 1` })
    .where('id', '=', id)
    .execute()
}

const addressColumns = (customerId: number, address: NormalisedAddress) => ({
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

/** Adds an address; returns the existing one if the customer already has it, also when both are saved at once. */
export const insertCustomerAddress = async (
  tx: Tx,
  customerId: number,
  address: NormalisedAddress,
): Promise<Selectable<CustomerAddress>> => {
  const columns = addressColumns(customerId, address)
  const added = await tx
    .insertInto('customer_address')
    .values(columns)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()
  if (added) return added
  const { complement, ...same } = columns
  return tx
    .selectFrom('customer_address')
    .selectAll()
    .where((eb) => eb.and(same))
    .where(sql`coalesce(complement, '')`, '=', complement ?? '')
    .executeTakeFirstOrThrow()
}
