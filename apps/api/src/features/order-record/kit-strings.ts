import type { GeneratorOptions } from '@girassol/contract/orders'
import { stateOfKit } from '@girassol/domain/cart'
import { checkKitStrings, type GeneratorSettings, type KitStrings } from '@girassol/domain/generator'
import type { AddressType } from '@girassol/domain/orders'
import type { OrderRecord } from './order-record.ts'

/** What is stored with the kit of an order: the pair, and what its strings are checked again with (C-23). */
export type StoredKit = Pick<KitStrings, 'module' | 'inverter' | 'roofTypeId'> & {
  /** `count`: inverters that are loaded so; absent in kits that were stored before it was. */
  readonly loads: readonly (KitStrings['loads'][number] & { readonly count?: number })[]
  readonly moduleCode: string
  readonly inverterCode: string
}

/** Why the kit must not go where the order goes, and the options that size it for there (C-23). */
export type UnsafeKit = {
  readonly message: string
  readonly details: { readonly uf: string; readonly options: GeneratorOptions | null }
}

type Place = Pick<
  OrderRecord,
  'address_type' | 'delivery_address_erp_state' | 'charge_address_erp_state' | 'seller_erp_state'
>

/** The state where the kit will stand. */
export const kitStateOf = (order: Place): string =>
  stateOfKit(
    {
      addressType: order.address_type as AddressType | null,
      deliveryState: order.delivery_address_erp_state,
      billingState: order.charge_address_erp_state,
    },
    order.seller_erp_state,
  )

/**
 * Checks the sized kit's strings for the state where it will stand; null when they are safe or there is no sized kit.
 * Pairs composed by hand have no strings that anybody laid out, so there is nothing to check.
 */
export const findUnsafeKit = (order: OrderRecord, settings: GeneratorSettings): UnsafeKit | null => {
  const kit = order.kit as unknown as StoredKit | null
  if (kit === null) return null
  const uf = kitStateOf(order)
  const check = checkKitStrings({ ...kit, uf }, settings)
  if (check.allowed) return null
  const asked = order.generator as unknown as GeneratorOptions | null
  // After a swap the pair in the cart is another one of the same brand than the one that was asked for.
  const pair = { moduleId: kit.moduleCode, inverterId: kit.inverterCode }
  return { message: `${check.message}.`, details: { uf, options: asked && { ...asked, ...pair, uf } } }
}
