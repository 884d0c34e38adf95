import type { Insertable } from 'kysely'
import type { Homologation } from '../../../database/schema.ts'
import { findCity } from '../../../integrations/cep/brazil-places.ts'
import type { OrderRecord } from '../../order-record/order-record.ts'
import type { SiteConnection } from '../../sites/site-connection-queries.ts'

const toCityCode = (code: string | null): string | null => (code !== null && findCity(code) !== null ? code : null)

const toPostalCode = (cep: string | null): string | null => {
  const digits = (cep ?? '').replace(/\D/g, '')
  return digits.length === 8 ? digits : null
}

type Fields = Partial<Insertable<Homologation>>

const deliveryAddress = (order: OrderRecord) => ({
  street: order.delivery_address_description,
  house_number: order.delivery_address_number,
  complement: order.delivery_address_complement,
  district: order.delivery_address_neighborhood,
  city_code: toCityCode(order.delivery_address_erp_city),
  postal_code: toPostalCode(order.delivery_address_cep),
})

const chargeAddress = (order: OrderRecord) => ({
  street: order.charge_address_description,
  house_number: order.charge_address_number,
  complement: order.charge_address_complement,
  district: order.charge_address_neighborhood,
  city_code: toCityCode(order.charge_address_erp_city),
  postal_code: toPostalCode(order.charge_address_cep),
})

/** Of an order to the integrator's own CNPJ nothing is copied: the unit is its customer's, not its own. */
const copyFromOrder = (order: OrderRecord): Fields => {
  if (order.customer_type !== 'CUSTOMER') return {}
  const delivery = deliveryAddress(order)
  return {
    ...(delivery.street === null ? chargeAddress(order) : delivery),
    holder_name: order.customer_name,
    holder_document: order.customer_document,
    holder_email: order.customer_email,
    holder_phone: order.customer_phone,
  }
}

/** The address of an order in another city than the site is that of a warehouse or an office. */
const copyPlace = (site: SiteConnection, { city_code }: Fields): Fields =>
  city_code === site.city_code
    ? {}
    : {
        street: site.address,
        house_number: null,
        complement: null,
        district: null,
        postal_code: null,
        city_code: site.city_code,
      }

const copyFromSite = (site: SiteConnection, ofOrder: Fields): Fields => ({
  site_id: site.id,
  supply: site.supply,
  breaker_a: site.breaker_a,
  consumer_unit: site.consumer_unit,
  ...copyPlace(site, ofOrder),
  ...(ofOrder.holder_name === undefined && {
    holder_name: site.contact_name,
    holder_email: site.email,
    holder_phone: site.phone,
  }),
})

/** What a homologation begins with: the customer and address of its order, the connection of its site (HOM-001). */
export const copyFields = (order: OrderRecord, site: SiteConnection | null): Fields => {
  const ofOrder = copyFromOrder(order)
  return { ...ofOrder, ...(site && copyFromSite(site, ofOrder)) }
}
