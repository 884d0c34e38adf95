import { budgetExpiresAt } from '../orders/index.ts'
import { type Day, plusDays, toDay } from '../shared/brazil-time.ts'

/** WHK-013, C-211: how far a calendar reaches back and ahead, in days, and for how long its file may be cached. */
export const calendarLimits = { daysBack: 90, daysAhead: 180, cacheSeconds: 300, mostOfKind: 1000 } as const

/** The first and last day of a calendar at `now`. */
export const toCalendarPeriod = (now: string): { readonly from: Day; readonly to: Day } => ({
  from: plusDays(toDay(now), -calendarLimits.daysBack),
  to: plusDays(toDay(now), calendarLimits.daysAhead),
})

/** The kinds of things with a day; a UID begins with the name. */
export const calendarKinds = ['budget', 'hold', 'order', 'delivery', 'task', 'homologation'] as const

export type CalendarKind = (typeof calendarKinds)[number]

/** When it is: a whole day, or an instant (UTC ISO text). */
type When = { readonly day: Day } | { readonly at: string }

export type CalendarEvent = When & {
  readonly kind: CalendarKind
  readonly id: number
  /** Counts the changes of the record: a higher one replaces what a calendar has (C-211). */
  readonly version: number
  /** Without prices, documents and names of customers: whoever has the address reads it. */
  readonly title: string
  /** The path of the record in the portal. */
  readonly path: string
}

type Numbered = { readonly id: number; readonly version: number }

/** The end of a budget, at its hour (C-63). */
export const toBudgetEvent = ({
  id,
  version,
  finishedAt,
}: Numbered & { readonly finishedAt: string }): CalendarEvent => ({
  kind: 'budget',
  id,
  version,
  title: `Orçamento ${id} vence`,
  path: `/orcamentos/${id}`,
  at: budgetExpiresAt(finishedAt),
})

/** The end of the stock that a budget holds; `id` is that of the budget (HOLD-001). */
export const toHoldEvent = ({ id, version, until }: Numbered & { readonly until: string }): CalendarEvent => ({
  kind: 'hold',
  id,
  version,
  title: `Reserva de estoque do orçamento ${id} termina`,
  path: `/orcamentos/${id}`,
  at: until,
})

/** The day on which an order without planned deliveries is expected. */
export const toOrderEvent = ({ id, version, day }: Numbered & { readonly day: Day }): CalendarEvent => ({
  kind: 'order',
  id,
  version,
  title: `Entrega do pedido ${id}`,
  path: `/pedidos/${id}`,
  day,
})

type Delivery = Numbered & {
  readonly orderId: number
  readonly number: number
  readonly promisedOn: Day | null
  readonly deliveredAt: string | null
}

/** The day of a delivery: the one on which it arrived, else the promised one; null without either. */
export const toDeliveryEvent = (delivery: Delivery): CalendarEvent | null => {
  const { id, version, orderId, number, promisedOn, deliveredAt } = delivery
  const day = deliveredAt === null ? promisedOn : toDay(deliveredAt)
  const title = `Entrega ${number} do pedido ${orderId}`
  return day === null ? null : { kind: 'delivery', id, version, title, path: `/pedidos/${orderId}`, day }
}

type Task = Numbered & { readonly title: string; readonly dueOn: Day; readonly siteId: number | null }

/** A task on its due day. */
export const toTaskEvent = ({ id, version, title, dueOn, siteId }: Task): CalendarEvent => ({
  kind: 'task',
  id,
  version,
  title,
  path: siteId === null ? '/obras' : `/obras/${siteId}`,
  day: dueOn,
})

type Due = Numbered & { readonly dueOn: Day }

/** The last day on which the utility may answer. */
export const toHomologationEvent = ({ id, version, dueOn }: Due): CalendarEvent => ({
  kind: 'homologation',
  id,
  version,
  title: `Prazo da distribuidora: homologação ${id}`,
  path: `/homologacoes/${id}`,
  day: dueOn,
})

/** The sentence for every token that opens no calendar (C-153). */
export const unknownCalendar = 'Este calendário não existe ou não está mais disponível.'
