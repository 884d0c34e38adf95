import { type CustomerView, showCustomer } from '@girassol/contract/customers'
import { useEndpointQuery } from '../../lib/use-endpoint.ts'
import type { ChosenCustomer } from './customer-picker.tsx'

const toChosen = (customer: CustomerView): ChosenCustomer => ({
  id: customer.id,
  name: customer.name,
  document: customer.document,
  phone: `${customer.phoneCode}${customer.phone}`,
  email: customer.email,
  cep: customer.addressCep,
  street: customer.addressDescription,
  number: customer.addressNumber,
  neighborhood: customer.addressNeighborhood,
  city: customer.erpCityName,
  state: customer.erpState,
})

/** A customer of the selected integrator for the picker; null without a number, and while it is loading. */
export const useCustomer = (id: number | null): ChosenCustomer | null => {
  const { data } = useEndpointQuery(showCustomer, { params: { id: id ?? 0 } }, { enabled: id !== null })
  return id === null || data === undefined ? null : toChosen(data)
}
