import type { OrderType } from '../orders/status/order-type.ts'

/** The product groups of the ERP. The code of a product begins with that of its group (CON-008). */
export const moduleGroup = '1001'
/** Inverters and microinverters. */
export const inverterGroup = '1010'
/** Fixings and connectors. */
export const fixingGroup = '1020'
export const structureGroup = '1030'
export const cableGroup = '1040'
/** String boxes and other protection. */
export const protectionGroup = '1050'
export const monitoringGroup = '1060'
export const readyKitGroup = '2001'
/** Sold while a promotional season is on (C-20). */
export const promotionGroup = '3001'
/** The points store: its products have a price in points and appear in no list of the store. */
export const pointsGroup = '4001'

/** The groups that each type of purchase sells; the group of the points store belongs to none (STORE-004…006). */
export const storeGroups = {
  MP: [moduleGroup, inverterGroup, fixingGroup, structureGroup, cableGroup, protectionGroup, monitoringGroup],
  PA: [readyKitGroup],
  BF: [promotionGroup],
} as const satisfies Record<OrderType, readonly string[]>

export const everyStoreGroup: readonly string[] = Object.values(storeGroups).flat()

/** The type of purchase a group is sold in; null for a group outside the store. */
export const findOrderType = (groupCode: string): OrderType | null => {
  const found = Object.entries(storeGroups).find(([, groups]) => (groups as readonly string[]).includes(groupCode))
  return found ? (found[0] as OrderType) : null
}

/** Ready kits and promotions consist of other products; all others are single products. */
export const kitGroups: readonly string[] = [...storeGroups.PA, ...storeGroups.BF]

export const isKitGroup = (groupCode: string): boolean => kitGroups.includes(groupCode)
