export { AddressFields } from './address-fields.tsx'
export {
  type AddressValues,
  addressLabels,
  addressRules,
  toAddressField,
  toAddressRequest,
} from './address-values.ts'
export { ContactFields } from './contact-fields.tsx'
export { CustomerAddresses } from './customer-addresses.tsx'
export { type BilledParty, CustomerCard } from './customer-card.tsx'
export { type ChosenCustomer, CustomerPicker } from './customer-picker.tsx'
export { type CustomerValues, customerLabels, emptyCustomer } from './customer-values.ts'
export { SaveCustomerDialog } from './save-customer-dialog.tsx'
export { type CepLookup, useCepLookup } from './use-cep-lookup.ts'
export { useCnpjLookup } from './use-cnpj-lookup.ts'
export { useCustomer } from './use-customer.ts'
