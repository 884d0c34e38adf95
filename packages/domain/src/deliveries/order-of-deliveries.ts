import type { OrderEvent } from '../orders/moves/order-transitions.ts'
import { isStatusAt, type OrderStatus } from '../orders/status/order-status.ts'
import { type DeliveryStatus, isSent } from './delivery-status.ts'
import { computeProgress, type DeliveryFacts, leaveOutReplacements, type OrderedItem } from './delivery-units.ts'

/** The carrier of a new delivery: the given one, and 'Retirada' for what is picked up (C-200). */
export const chooseCarrier = (addressType: string | null, given: string | null): string | null =>
  addressType === 'pickup' ? 'Retirada' : given

/** Deliveries are planned from the approval of an order until all of it has arrived. */
export const canHaveDeliveries = (status: OrderStatus): boolean =>
  isStatusAt(status, 'payment', 'confirmation', 'picking', 'billed', 'dispatch', 'travelling')

const stepsOfEvents: Partial<Record<OrderEvent, DeliveryStatus>> = {
  leftWithCarrier: 'DISPATCHED',
  inTransit: 'IN_TRANSIT',
  atAffiliate: 'IN_TRANSIT',
  deliveryStarted: 'OUT_FOR_DELIVERY',
  enRoute: 'OUT_FOR_DELIVERY',
  delivered: 'DELIVERED',
  pickedUp: 'DELIVERED',
}

/** The step of deliveries that an event about their whole order means; null for an event that concerns none (C-200). */
export const findStepOfEvent = (event: OrderEvent): DeliveryStatus | null => stepsOfEvents[event] ?? null

/**
 * The deliveries that take an event about their whole order (C-200): those that have left and, before any has, the
 * planned ones. A replacement has its own road (CLM-007).
 */
export const listConcerned = <Delivery extends Pick<DeliveryFacts, 'status' | 'isReplacement'>>(
  all: readonly Delivery[],
): readonly Delivery[] => {
  const deliveries = leaveOutReplacements(all)
  const left = deliveries.filter(({ status }) => isSent(status))
  return left.length > 0 ? left : deliveries.filter(({ status }) => status === 'PLANNED')
}

const travelling = ['DISPATCHED', 'IN_TRANSIT', 'OUT_FOR_DELIVERY'] as const satisfies readonly DeliveryStatus[]

const eventsOfSteps = {
  DISPATCHED: 'leftWithCarrier',
  IN_TRANSIT: 'inTransit',
  OUT_FOR_DELIVERY: 'enRoute',
} as const satisfies Partial<Record<DeliveryStatus, OrderEvent>>

type OrderWithDeliveries = {
  readonly isPickup: boolean
  readonly items: readonly OrderedItem[]
  readonly deliveries: readonly DeliveryFacts[]
}

/**
 * The event that brings the order to where its deliveries are (DEL-003, C-200): delivered when every unit has arrived,
 * else the step of the least advanced delivery on the road. Null while nothing is on the road: the order stays. Replacements move
 * it nowhere (CLM-007).
 */
export const findEventOfDeliveries = (order: OrderWithDeliveries): OrderEvent | null => {
  const { isPickup, items } = order
  const deliveries = leaveOutReplacements(order.deliveries)
  const isComplete = computeProgress(items, deliveries).every(({ ordered, delivered }) => delivered >= ordered)
  if (isComplete) return isPickup ? 'pickedUp' : 'delivered'
  const least = travelling.find((step) => deliveries.some(({ status }) => status === step))
  if (least !== undefined) return eventsOfSteps[least]
  return deliveries.some(({ status }) => status === 'DELIVERED') ? 'leftWithCarrier' : null
}
