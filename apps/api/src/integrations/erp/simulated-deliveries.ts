import type { Availability } from '@girassol/domain/catalogue'
import type { DeliveryLine } from '@girassol/domain/deliveries'
import { type Day, plusDays } from '@girassol/domain/shared'
import { deliveryDays } from './simulated-life.ts'

type StockedLine = DeliveryLine & { readonly availability: Availability | null }

export type SimulatedDelivery = { readonly promisedOn: Day | null; readonly lines: readonly DeliveryLine[] }

/** What is in stock leaves first, then each day in turn, last what has no day. */
const sortKey = (availability: Availability | null): string => {
  if (availability === 'Immediate') return '0'
  return availability === null || availability === 'SEARCH' ? '2' : `1 ${availability}`
}

const promise = (availability: Availability | null, today: Day): Day | null => {
  if (availability === null || availability === 'SEARCH') return null
  const leaves = availability === 'Immediate' || availability < today ? today : availability
  return plusDays(leaves, deliveryDays)
}

/**
 * DEL-007: one delivery for each day on which lines of an order are available, in the order of the days; none if all
 * are available alike, because such an order leaves at once. The same lines on the same day give the same deliveries.
 */
export const splitSimulatedDeliveries = (lines: readonly StockedLine[], today: Day): readonly SimulatedDelivery[] => {
  const keys = [...new Set(lines.map(({ availability }) => sortKey(availability)))].sort()
  if (keys.length < 2) return []
  return keys.map((key) => {
    const together = lines.filter(({ availability }) => sortKey(availability) === key)
    return {
      promisedOn: promise(together[0]?.availability ?? null, today),
      lines: together.map(({ itemId, quantity }) => ({ itemId, quantity })),
    }
  })
}
