import type { updateCart } from '@girassol/contract/cart'
import type { InputFor } from '@girassol/contract/http/endpoint'
import { isInsured } from '@girassol/domain/orders'
import type { Context } from '../../../http/context.ts'
import { orNotFound } from '../../../http/refused.ts'
import { chooseCustomer } from '../../customers/choose-customer.ts'
import type { OrderRecord } from '../../order-record/order-record.ts'
import type { CartChanges } from './save-cart.ts'

export type CartPatch = InputFor<typeof updateCart>['body']

export const noCustomer: CartChanges = {
  customer_id: null,
  customer_type: null,
  insurance: false,
  customer_document: null,
  customer_name: null,
  customer_phone: null,
  customer_email: null,
  charge_address_cep: null,
  charge_address_description: null,
  charge_address_number: null,
  charge_address_complement: null,
  charge_address_neighborhood: null,
  charge_address_erp_state: null,
  charge_address_erp_city: null,
  charge_address_erp_city_name: null,
}

/** Whose customer is billed, and who was. */
type BilledCart = Pick<OrderRecord, 'seller_id' | 'seller_cnpj'> & Partial<Pick<OrderRecord, 'customer_type'>>

type Registered = {
  readonly address_cep: string
  readonly address_description: string
  readonly address_number: string
  readonly address_complement: string | null
  readonly address_neighborhood: string
  readonly erp_state: string
  readonly erp_city: string
  readonly erp_city_name: string
}

const toChargeAddress = (of: Registered): CartChanges => ({
  charge_address_cep: of.address_cep,
  charge_address_description: of.address_description,
  charge_address_number: of.address_number,
  charge_address_complement: of.address_complement,
  charge_address_neighborhood: of.address_neighborhood,
  charge_address_erp_state: of.erp_state,
  charge_address_erp_city: of.erp_city,
  charge_address_erp_city_name: of.erp_city_name,
})

/**
 * Decided by the document: with the seller's own CNPJ it is the seller's purchase, with any other a sale to the end
 * buyer (C-68).
 */
const fromCustomer = async (context: Context, cart: BilledCart, id: number): Promise<CartChanges> => {
  const customer = orNotFound(
    await chooseCustomer(context, { id, sellerId: cart.seller_id }),
    'Cliente não encontrado.',
  )
  const customer_type = customer.document === cart.seller_cnpj ? 'INTEGRATOR' : 'CUSTOMER'
  return {
    ...toChargeAddress(customer),
    customer_id: customer.id,
    customer_type,
    insurance: isInsured(customer_type),
    customer_document: customer.document,
    customer_name: customer.name,
    customer_phone: `${customer.phone_code}${customer.phone}`,
    customer_email: customer.email,
  }
}

/** The integrator buys with its own CNPJ, so its registration is the customer's. */
const fromSeller = async ({ tx }: Context, cart: BilledCart): Promise<CartChanges> => {
  const seller = await tx.selectFrom('seller').selectAll().where('id', '=', cart.seller_id).executeTakeFirstOrThrow()
  return {
    ...toChargeAddress(seller),
    customer_id: null,
    customer_type: 'INTEGRATOR',
    insurance: isInsured('INTEGRATOR'),
    customer_document: seller.cnpj,
    customer_name: seller.name,
    customer_phone: seller.phone,
    customer_email: seller.email,
  }
}

/**
 * The customer who is billed: one of the seller's, or the integrator itself; 404 for another seller's customer (C-08).
 */
export const customerChanges = async (context: Context, cart: BilledCart, patch: CartPatch): Promise<CartChanges> => {
  if (patch.customerId === null) return noCustomer
  if (patch.customerId !== undefined) return fromCustomer(context, cart, patch.customerId)
  if (patch.customerType === 'INTEGRATOR') return fromSeller(context, cart)
  const leavesOwnCnpj = patch.customerType === 'CUSTOMER' && cart.customer_type === 'INTEGRATOR'
  return leavesOwnCnpj ? noCustomer : {}
}
