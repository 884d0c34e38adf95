type StatusRow = { readonly label: string; readonly tone: 'neutral' | 'info' | 'success' | 'danger' }

/** The statuses of a delivery, in the order in which it passes them; a cancelled one ends (DEL-002). */
export const deliveryStatuses = {
  PLANNED: { label: 'Planejada', tone: 'neutral' },
  DISPATCHED: { label: 'Expedida', tone: 'info' },
  IN_TRANSIT: { label: 'Em trânsito', tone: 'info' },
  OUT_FOR_DELIVERY: { label: 'Saiu para entrega', tone: 'info' },
  DELIVERED: { label: 'Entregue', tone: 'success' },
  CANCELED: { label: 'Cancelada', tone: 'danger' },
} as const satisfies Record<string, StatusRow>

export type DeliveryStatus = keyof typeof deliveryStatuses

export const deliveryStatusNames = [
  'PLANNED',
  'DISPATCHED',
  'IN_TRANSIT',
  'OUT_FOR_DELIVERY',
  'DELIVERED',
  'CANCELED',
] as const satisfies readonly DeliveryStatus[]

/** From the warehouse to the customer; each step may be skipped. */
const steps: readonly DeliveryStatus[] = ['PLANNED', 'DISPATCHED', 'IN_TRANSIT', 'OUT_FOR_DELIVERY', 'DELIVERED']

const sentStatuses: readonly DeliveryStatus[] = ['DISPATCHED', 'IN_TRANSIT', 'OUT_FOR_DELIVERY', 'DELIVERED']

/** Whether its goods have left, whether or not they have arrived. */
export const isSent = (status: DeliveryStatus): boolean => sentStatuses.includes(status)

/** Whether its units are still part of what the order sends. */
export const isCounted = (status: DeliveryStatus): boolean => status !== 'CANCELED'

/**
 * What a step means for a delivery (DEL-002): it moves forward and may skip steps. `late`: it has already passed that
 * step. `refused`: it is cancelled, or it has arrived and cannot be cancelled any more.
 */
export const decideDeliveryMove = (from: DeliveryStatus, to: DeliveryStatus): 'moves' | 'late' | 'refused' => {
  if (from === to) return 'late'
  if (from === 'CANCELED') return 'refused'
  if (to === 'CANCELED') return from === 'DELIVERED' ? 'refused' : 'moves'
  return steps.indexOf(to) > steps.indexOf(from) ? 'moves' : 'late'
}

/** The line of the log about a step of the delivery of this number. */
export const describeStep = (number: number, to: DeliveryStatus): string =>
  `Entrega ${number}: ${deliveryStatuses[to].label}`

/** The steps that a delivery may still take, the cancellation last; none once it has ended. */
export const listNextSteps = (from: DeliveryStatus): readonly DeliveryStatus[] =>
  deliveryStatusNames.filter((to) => decideDeliveryMove(from, to) === 'moves')
