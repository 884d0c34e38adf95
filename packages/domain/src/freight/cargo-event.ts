import type { OutsideEvent } from '../orders/moves/event-log.ts'

type CargoMeaning = { readonly event: OutsideEvent } | { readonly noted: string } | { readonly lost: string }

/**
 * What happens to a cargo, with the same names for every hub, and what it means for the order (E17, E18): a move, a
 * line of the log, or a loss, which a person has to handle (REL-008).
 */
const cargoEvents = {
  CREATED: { noted: 'Carga criada no Fretefy' },
  COLLECTED: { event: 'leftWithCarrier' },
  IN_TRANSIT: { event: 'inTransit' },
  AT_DESTINATION_BRANCH: { event: 'atAffiliate' },
  DELIVERY_STARTED: { event: 'deliveryStarted' },
  OUT_FOR_DELIVERY: { event: 'enRoute' },
  DELIVERED: { event: 'delivered' },
  DELIVERY_FAILED: { noted: 'Tentativa de entrega sem sucesso' },
  RETURNED: { lost: 'Carga devolvida pela transportadora' },
  CANCELLED: { lost: 'Carga cancelada no Fretefy' },
} as const satisfies Record<string, CargoMeaning>

export type CargoEvent = keyof typeof cargoEvents

export const cargoEventNames = Object.keys(cargoEvents) as readonly CargoEvent[]

const isCargoEvent = (name: string): name is CargoEvent => Object.hasOwn(cargoEvents, name)

/** What a cargo event means for its order; null for an unknown event. */
export const findCargoEventMeaning = (name: string): CargoMeaning | null =>
  isCargoEvent(name) ? cargoEvents[name] : null
