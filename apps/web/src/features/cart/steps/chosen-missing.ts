import type { OrderView } from '@girassol/contract/orders'
import type { CartSave } from '../saving/cart-save.ts'

type Change = CartSave['change']
type Missing = OrderView['missing']

const choosesCustomer = ({ customerId, customerType }: Change): boolean =>
  typeof customerId === 'number' || customerType === 'INTEGRATOR'

/** The delivery has a destination; 'Outro endereço' without an address has none. */
const choosesPlace = ({ addressType, deliveryAddressId }: Change): boolean =>
  addressType === 'pickup' || addressType === 'same' || typeof deliveryAddressId === 'number'

const isOfPlace = (field: string): boolean =>
  field === 'addressType' || field === 'freightValue' || field.startsWith('deliveryAddress')

const isChosen = (field: string, change: Change): boolean => {
  if (field === 'customerDocument') return choosesCustomer(change)
  if (field === 'paymentMethod') return change.paymentMethod !== undefined
  if (field === 'addressType') return change.addressType !== undefined
  return isOfPlace(field) && choosesPlace(change)
}

const mergedChange = (pending: readonly CartSave[]): Change => Object.assign({}, ...pending.map(({ change }) => change))

/** What is still missing, apart from choices that are being saved (USE-010). */
export const withoutChosen = (missing: Missing, pending: readonly CartSave[]): Missing => {
  const change = mergedChange(pending)
  return missing.filter(({ field }) => !isChosen(field, change))
}

/** The freight is known once the server has the chosen delivery. */
export const isPlacePending = (pending: readonly CartSave[]): boolean => choosesPlace(mergedChange(pending))
