import type { GeneratorOptions } from '@girassol/contract/orders'
import { findKitLocation } from '@girassol/domain/cart'
import { inverterGroup, moduleGroup } from '@girassol/domain/catalogue'
import {
  checkKitStrings,
  type DesignedLoads,
  findDesignedLoads,
  findUnitsRefusal,
  type GeneratorSettings,
  type KitUnits,
  type StoredKit,
} from '@girassol/domain/generator'
import type { OrderLine } from './order-lines.ts'
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

/** The units of the kit's own models; undefined where other modules or inverters were added by hand. */
const countUnits = (kit: StoredKit, lines: readonly OrderLine[]): KitUnits | undefined => {
  const count = (group: string, code: string): number | undefined => {
    const others = lines.some((line) => line.group_code === group && line.product_code !== code)
    return others ? undefined : (lines.find(({ product_code }) => product_code === code)?.quantity ?? 0)
  }
  const [modules, inverters] = [count(moduleGroup, kit.moduleCode), count(inverterGroup, kit.inverterCode)]
  return modules === undefined || inverters === undefined ? undefined : { modules, inverters }
}

/** The strings a kit was sized with; undefined when its modules or inverters were changed by hand since. */
export const findLoadsOfLines = (kit: StoredKit, lines: readonly OrderLine[]): DesignedLoads | undefined => {
  const units = countUnits(kit, lines)
  return units && findDesignedLoads(kit, units)
}

/** Why a sized kit whose quantities were changed by hand must not be ordered, or null (C-23). */
export const findChangedKitRefusal = (
  order: OrderRecord,
  lines: readonly OrderLine[],
  settings: GeneratorSettings,
): string | null => {
  const { kit } = order
  const units = kit && countUnits(kit, lines)
  const refusal = units && findUnitsRefusal({ ...kit, uf: findKitState(order) }, units, settings)
  return refusal ? `${refusal}.` : null
}
