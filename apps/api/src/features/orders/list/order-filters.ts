import type { InputFor } from '@girassol/contract/http/endpoint'
import type { exportOrders, listOrders } from '@girassol/contract/orders'
import { can } from '@girassol/domain/access'
import {
  type CreationPeriod,
  canFilterByPeriod,
  canSeeQueue,
  listStatusesIn,
  type OrderQueue,
  type OrderStatus,
  orderStatusNames,
  periodSentences,
  type TriangulationStatus,
  triangulationStatuses,
} from '@girassol/domain/orders'
import { type PaymentMethod, paymentMethods } from '@girassol/domain/payments'
import type { Actor } from '../../../http/actor.ts'
import { forbidden, Refused } from '../../../http/refused.ts'
import { type CountedFilters, parseCountedFilters } from './counted-filters.ts'

type Query = InputFor<typeof listOrders>['query'] | InputFor<typeof exportOrders>['query']

/** The filters and the sort of a list of orders; an empty list and null do not filter. */
export type OrderFilters = {
  readonly term: string
  readonly statuses: readonly OrderStatus[]
  readonly sellerIds: readonly number[]
  readonly regionIds: readonly number[]
  readonly modules: readonly string[]
  readonly inverters: readonly string[]
  readonly paymentMethods: readonly PaymentMethod[]
  readonly isFutureSale: boolean | null
  readonly triangulationStatuses: readonly TriangulationStatus[]
  readonly hasAttachments: boolean | null
  /** The days of creation, in São Paulo (USE-025). */
  readonly created: CreationPeriod
  /** What narrows the list to the orders that a figure counts. */
  readonly ofFigure?: CountedFilters
  /** Only these orders; if absent, all that match the other filters. */
  readonly ids?: readonly number[] | undefined
  /** Only orders in this queue of the reader; if absent, all that match the other filters. */
  readonly queue?: OrderQueue | undefined
  /** Only orders that wait for this other system (USE-020). */
  readonly waiting?: 'erp' | undefined
  readonly orderby: Query['orderby']
  readonly ordertype: Query['ordertype']
}

const splitParts = (joined: string | undefined, separator = ','): readonly string[] =>
  (joined ?? '').split(separator).flatMap((text) => (text.trim() === '' ? [] : [text.trim()]))

const refused = (message: string, reason: string) => new Refused(message, { status: 400, reason })

/** The parts of a comma-separated text, each one of `known`. Refuses any other with 400 and the sentence. */
const parseNames = <Name extends string>(
  parts: readonly string[],
  known: readonly Name[],
  { message, reason }: { readonly message: string; readonly reason: string },
): readonly Name[] => {
  const isKnown = (text: string): text is Name => (known as readonly string[]).includes(text)
  if (!parts.every(isKnown)) throw refused(message, reason)
  return parts.filter(isKnown)
}

const unknownStatus = { message: 'Status de pedido desconhecido.', reason: 'unknownStatus' }
const unknownMethod = { message: 'Forma de pagamento desconhecida.', reason: 'unknownPaymentMethod' }

const unknownTriangulation = { message: 'Situação da conta e ordem desconhecida.', reason: 'unknownTriangulation' }

const isId = (text: string): boolean => /^[1-9]\d{0,9}$/.test(text) && Number(text) <= 2_147_483_647

/** The numbers of a comma-separated list; refuses anything else with 400. */
export const parseIds = (joined: string | undefined): readonly number[] => {
  const parts = splitParts(joined)
  if (!parts.every(isId)) throw refused('Filtro inválido.', 'invalidFilter')
  return parts.map(Number)
}

/** Without a status filter, the whole order list (C-44). */
const parseStatuses = (joined: string | undefined): readonly OrderStatus[] => {
  const given = parseNames(splitParts(joined), orderStatusNames, unknownStatus)
  return given.length === 0 ? listStatusesIn('orders') : given
}

const parseFlag = (text: string | undefined): boolean | null => (text === '1' ? true : text === '0' ? false : null)

/** Refuses with 400 a period that ends before it begins. */
const parsePeriod = ({ createdFrom, createdTo }: Query): CreationPeriod => {
  const period = { from: createdFrom ?? null, to: createdTo ?? null }
  const decision = canFilterByPeriod(period)
  if (!decision.allowed) throw refused(periodSentences[decision.refusal], decision.refusal)
  return period
}

const budgetStatuses = listStatusesIn('budgets')

/**
 * ORD-040: the filters of a call. Refuses unknown values with 400, and budgets for users who may not see them (C-12).
 */
export const parseOrderFilters = (query: Query, actor: Actor): OrderFilters => {
  const statuses = parseStatuses(query.status)
  const wantsBudgets = statuses.some((status) => budgetStatuses.includes(status))
  if (wantsBudgets && !can(actor.roles, 'budgets.use')) throw forbidden()
  if (query.queue !== undefined && !canSeeQueue(actor.roles, query.queue)) throw forbidden()
  if (query.waiting !== undefined && !can(actor.roles, 'orders.readLogs')) throw forbidden()
  return {
    term: query.term ?? '',
    statuses,
    sellerIds: parseIds(query.sellers),
    regionIds: parseIds(query.regions),
    modules: splitParts(query.modules),
    inverters: splitParts(query.inverters),
    paymentMethods: parseNames(splitParts(query.paymentMethods, '/'), paymentMethods, unknownMethod),
    isFutureSale: parseFlag(query.futureSale),
    triangulationStatuses: parseNames(
      splitParts(query.triangulationStatus),
      triangulationStatuses,
      unknownTriangulation,
    ),
    hasAttachments: parseFlag(query.attachment),
    created: parsePeriod(query),
    ofFigure: parseCountedFilters(query),
    ...('ids' in query && query.ids !== undefined && { ids: parseIds(query.ids) }),
    queue: query.queue,
    waiting: query.waiting,
    orderby: query.orderby,
    ordertype: query.ordertype,
  }
}
