import type { GeneratorOptions } from '@girassol/contract/orders'
import { findKitLocation } from '@girassol/domain/cart'
import { checkKitStrings, type GeneratorSettings } from '@girassol/domain/generator'
import type { OrderRecord } from './order-record.ts'

/** Why the kit must not be delivered to the order's destination, and the options that resize it for there (C-23). */
export type UnsafeKit = {
  readonly message: string
  readonly details: { readonly uf: string; readonly options: GeneratorOptions | null }
}

type Place = Pick<
  OrderRecord,
  'address_type' | 'delivery_address_erp_state' | 'charge_address_erp_state' | 'seller_erp_state'
>

/** The state where the kit will be installed. */
export const findKitState = (order: Place): string =>
  findKitLocation(
    {
      addressType: order.address_type,
      deliveryState: order.delivery_address_erp_state,
      billingState: order.charge_address_erp_state,
    },
    order.seller_erp_state,
  )

/**
 * Checks the sized kit's strings for the state where it will be installed; null if they are safe or there is no sized
 * kit. Pairs put together by hand have no designed strings to check.
 */
export const findUnsafeKit = (order: OrderRecord, settings: GeneratorSettings): UnsafeKit | null => {
  const { kit } = order
  if (kit === null) return null
  const uf = findKitState(order)
  const check = checkKitStrings({ ...kit, uf }, settings)
  if (check.allowed) return null
  const options = order.generator
  // After a swap the kit in the cart has another pair than the options.
  const pair = { moduleId: kit.moduleCode, inverterId: kit.inverterCode }
  return { message: `${check.message}.`, details: { uf, options: options && { ...options, ...pair, uf } } }
}
