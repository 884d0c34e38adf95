import { extractDigits } from '@girassol/domain/shared'
import type { Context } from '../../../http/context.ts'
import { orNotFound, Refused } from '../../../http/refused.ts'
import { registeredCity } from '../../customers/in-registered-city.ts'
import type { OrderRecord } from '../../order-record/order-record.ts'
import type { CartPatch } from './customer-changes.ts'
import type { CartChanges } from './save-cart.ts'

export const noAddress: CartChanges = {
  delivery_address_id: null,
  delivery_address_cep: null,
  delivery_address_description: null,
  delivery_address_number: null,
  delivery_address_complement: null,
  delivery_address_neighborhood: null,
  delivery_address_erp_state: null,
  delivery_address_erp_city: null,
  delivery_address_erp_city_name: null,
}

const toBillingAddress = (cart: OrderRecord): CartChanges => ({
  delivery_address_id: null,
  delivery_address_cep: cart.charge_address_cep,
  delivery_address_description: cart.charge_address_description,
  delivery_address_number: cart.charge_address_number,
  delivery_address_complement: cart.charge_address_complement,
  delivery_address_neighborhood: cart.charge_address_neighborhood,
  delivery_address_erp_state: cart.charge_address_erp_state,
  delivery_address_erp_city: cart.charge_address_erp_city,
  delivery_address_erp_city_name: cart.charge_address_erp_city_name,
})

/** CUS-036. */
const toSameAddress = (cart: OrderRecord): CartChanges => {
  if (cart.charge_address_erp_state === null) {
    throw new Refused('Escolha o cliente antes do endereço de entrega.', { status: 409, reason: 'noCustomer' })
  }
  return { ...toBillingAddress(cart), address_type: 'same' }
}

const fromSavedAddress = async ({ tx }: Context, cart: OrderRecord, id: number): Promise<CartChanges> => {
  const row = await tx
    .selectFrom('customer_address')
    .selectAll()
    .where('id', '=', id)
    .where('customer_id', '=', cart.customer_id ?? -1)
    .executeTakeFirst()
  const address = orNotFound(row, 'Endereço não encontrado.')
  return {
    delivery_address_id: address.id,
    delivery_address_cep: address.cep,
    delivery_address_description: address.reference,
    delivery_address_number: address.number,
    delivery_address_complement: address.complement,
    delivery_address_neighborhood: address.neighborhood,
    delivery_address_erp_state: address.uf,
    delivery_address_erp_city: address.city_id,
    delivery_address_erp_city_name: address.city_name,
  }
}

const writtenColumns = {
  deliveryAddressCep: 'delivery_address_cep',
  deliveryAddressDescription: 'delivery_address_description',
  deliveryAddressNumber: 'delivery_address_number',
  deliveryAddressComplement: 'delivery_address_complement',
  deliveryAddressNeighborhood: 'delivery_address_neighborhood',
  deliveryAddressErpState: 'delivery_address_erp_state',
  deliveryAddressErpCity: 'delivery_address_erp_city',
  deliveryAddressErpCityName: 'delivery_address_erp_city_name',
} as const

type Written = keyof typeof writtenColumns

const stored = (field: Written, text: string | null): string | null => {
  if (text === null || text === '') return null
  if (field === 'deliveryAddressCep') return extractDigits(text)
  return field === 'deliveryAddressErpState' ? text.toUpperCase() : text
}

/** The fields written by hand; absent fields do not change. */
const writtenAddress = (patch: CartPatch): CartChanges => {
  const given = (Object.keys(writtenColumns) as Written[]).flatMap((field) => {
    const text = patch[field]
    return text === undefined ? [] : [[writtenColumns[field], stored(field, text)] as const]
  })
  return given.length === 0 ? {} : { delivery_address_id: null, ...Object.fromEntries(given) }
}

/** The freight depends on the city, so a written city must belong to its state (C-34, C-97). */
const findCityName = (address: CartChanges): CartChanges => {
  const { delivery_address_erp_state: state, delivery_address_erp_city: city } = address
  return state && city ? { delivery_address_erp_city_name: registeredCity(state, city) } : {}
}

/**
 * Another address: a saved one of the customer, or one written here, which replaces the previous 'different' address.
 */
const toDifferentAddress = async (context: Context, cart: OrderRecord, patch: CartPatch): Promise<CartChanges> => {
  const base = cart.address_type === 'different' ? {} : noAddress
  const saved = patch.deliveryAddressId ? await fromSavedAddress(context, cart, patch.deliveryAddressId) : {}
  const changes: CartChanges = { ...base, ...saved, ...writtenAddress(patch), address_type: 'different' }
  return { ...changes, ...findCityName({ ...cart, ...changes }) }
}

/** Where the goods go: pickup, the billing address, or another address (C-33, CUS-036, CUS-044). */
export const deliveryChanges = async (context: Context, cart: OrderRecord, patch: CartPatch): Promise<CartChanges> => {
  const writes = patch.deliveryAddressId != null || Object.keys(writtenAddress(patch)).length > 0
  const type = patch.addressType ?? (writes ? 'different' : undefined)
  if (type === 'pickup') return { ...noAddress, address_type: 'pickup' }
  if (type === 'same') return toSameAddress(cart)
  return type === 'different' ? toDifferentAddress(context, cart, patch) : {}
}

/** With another customer the billing address changes too; an address written for the previous customer is removed. */
export const deliveryAfterCustomer = (before: OrderRecord, after: OrderRecord): CartChanges => {
  if (after.address_type === 'same') {
    return after.customer_document === null ? { ...noAddress, address_type: null } : toBillingAddress(after)
  }
  const isOther = before.customer_document !== null && before.customer_document !== after.customer_document
  return after.address_type === 'different' && isOther ? { ...noAddress, address_type: null } : {}
}
