import type { OutsideEvent } from '../orders/moves/event-log.ts'

/** What happens to a cargo, with the same names for every hub, and what it means for the order (E17, E18). */
const cargoEvents = {
  CREATED: { noted: 'Carga criada no Fretefy' },
  COLLECTED: { event: 'leftWithCarrier' },
  IN_TRANSIT: { event: 'inTransit' },
  AT_DESTINATION_BRANCH: { event: 'atAffiliate' },
  DELIVERY_STARTED: { event: 'deliveryStarted' },
  OUT_FOR_DELIVERY: { event: 'enRoute' },
  DELIVERED: { event: 'delivered' },
  DELIVERY_FAILED: { noted: 'Tentativa de entrega sem sucesso' },
  RETURNED: { noted: 'Carga devolvida pela transportadora' },
  CANCELLED: { noted: 'Carga cancelada no Fretefy' },
} as const satisfies Record<string, { readonly event: OutsideEvent } | { readonly noted: string }>

export type CargoEvent = keyof typeof cargoEvents

export const cargoEventNames = Object.keys(cargoEvents) as readonly CargoEvent[]

const isCargoEvent = (name: string): name is CargoEvent => Object.hasOwn(cargoEvents, name)

/** The move of the order that a cargo event causes, or only a line of the log; null for an unknown event. */
export const findCargoEventMeaning = (
  name: string,
): { readonly event: OutsideEvent } | { readonly noted: string } | null =>
  isCargoEvent(name) ? cargoEvents[name] : null
