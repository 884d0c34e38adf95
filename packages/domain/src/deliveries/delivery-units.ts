import type { Day } from '../shared/brazil-time.ts'
import { type DeliveryStatus, isCounted, isSent } from './delivery-status.ts'

/** Units of an item of the order that a delivery brings. */
export type DeliveryLine = { readonly itemId: number; readonly quantity: number }

export type DeliveryFacts = {
  readonly status: DeliveryStatus
  readonly promisedOn: Day | null
  /** It replaces units of a claim, which were part of another delivery before. */
  readonly isReplacement: boolean
  readonly lines: readonly DeliveryLine[]
}

/** The deliveries of what was ordered: a replacement counts neither for its order nor for the items (CLM-007). */
export const leaveOutReplacements = <Delivery extends { readonly isReplacement: boolean }>(
  deliveries: readonly Delivery[],
): readonly Delivery[] => deliveries.filter(({ isReplacement }) => !isReplacement)

/** An item of an order, in units. */
export type OrderedItem = { readonly itemId: number; readonly quantity: number }

/** How far an item of an order is, in units (DEL-004). */
export type ItemProgress = {
  readonly itemId: number
  readonly ordered: number
  /** Left the warehouse, whether or not they have arrived. */
  readonly dispatched: number
  readonly delivered: number
  /** Not dispatched yet. */
  readonly open: number
  /** In no delivery yet; a new delivery may bring as many. */
  readonly unplanned: number
  /** The earliest promised day of a delivery that still brings some of them; null without one. */
  readonly day: Day | null
}

const sumUnits = (
  deliveries: readonly DeliveryFacts[],
  itemId: number,
  isIncluded: (status: DeliveryStatus) => boolean,
): number =>
  deliveries
    .filter(({ status }) => isIncluded(status))
    .flatMap(({ lines }) => lines)
    .reduce((sum, line) => (line.itemId === itemId ? sum + line.quantity : sum), 0)

const findDay = (deliveries: readonly DeliveryFacts[], itemId: number): Day | null => {
  const days = deliveries
    .filter(
      ({ status, lines }) =>
        isCounted(status) && status !== 'DELIVERED' && lines.some((line) => line.itemId === itemId),
    )
    .flatMap(({ promisedOn }) => promisedOn ?? [])
  return days.sort()[0] ?? null
}

/**
 * How far each item of an order is by its deliveries (DEL-004); cancelled deliveries and replacements count nothing
 * (DEL-001, CLM-007).
 */
export const computeProgress = (
  items: readonly OrderedItem[],
  all: readonly DeliveryFacts[],
): readonly ItemProgress[] => {
  const deliveries = leaveOutReplacements(all)
  return items.map(({ itemId, quantity: ordered }) => {
    const dispatched = sumUnits(deliveries, itemId, isSent)
    return {
      itemId,
      ordered,
      dispatched,
      delivered: sumUnits(deliveries, itemId, (status) => status === 'DELIVERED'),
      open: ordered - dispatched,
      unplanned: ordered - sumUnits(deliveries, itemId, isCounted),
      day: findDay(deliveries, itemId),
    }
  })
}

/** The units of each item that are in no delivery yet, by the number of the item. */
export const countUnplanned = (
  items: readonly OrderedItem[],
  deliveries: readonly DeliveryFacts[],
): ReadonlyMap<number, number> =>
  new Map(computeProgress(items, deliveries).map(({ itemId, unplanned }) => [itemId, unplanned]))

/** The first line that takes more units than it may; undefined if all fit. */
export const findExcess = (
  lines: readonly DeliveryLine[],
  available: ReadonlyMap<number, number>,
): DeliveryLine | undefined => lines.find(({ itemId, quantity }) => quantity > (available.get(itemId) ?? 0))

/** What of a delivery remains when these units go into one of their own; lines without units are left out (DEL-006). */
export const splitLines = (lines: readonly DeliveryLine[], taken: readonly DeliveryLine[]): readonly DeliveryLine[] =>
  lines
    .map(({ itemId, quantity }) => ({
      itemId,
      quantity: quantity - (taken.find((line) => line.itemId === itemId)?.quantity ?? 0),
    }))
    .filter(({ quantity }) => quantity > 0)

/** How many deliveries of what was ordered have arrived, and how many there are without the cancelled ones (DEL-004). */
export const countDeliveries = (
  all: readonly Pick<DeliveryFacts, 'status' | 'isReplacement'>[],
): { readonly done: number; readonly all: number } => {
  const deliveries = leaveOutReplacements(all)
  return {
    done: deliveries.filter(({ status }) => status === 'DELIVERED').length,
    all: deliveries.filter(({ status }) => isCounted(status)).length,
  }
}
