export { CustomerAddresses } from './customer-addresses.tsx'
export { type BilledParty, CustomerCard } from './customer-card.tsx'
export { CustomerPicker } from './customer-picker.tsx'
