import type { NormalisedCustomer } from '@girassol/domain/customers'

/** The columns that a registered customer may still change (CUS-013). */
export const changeableColumns = (customer: NormalisedCustomer) => ({
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
