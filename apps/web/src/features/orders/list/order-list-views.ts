import type { ResponseFor } from '@girassol/contract/http/endpoint'
import type { countOrderViews, ViewCount } from '@girassol/contract/orders'
import type { Role } from '@girassol/domain/access'
import { orderQueues, queuesFor, travellingStatuses } from '@girassol/domain/orders'
import { parseSearch, stringifySearch } from '../../../lib/search-params.ts'
import { readListState, writeListState } from '../../../lib/use-list-state.ts'
import { isNarrowed, type OrderListState, orderListDefaults } from './order-list-state.ts'

export type ListView = {
  readonly id: string
  readonly label: string
  readonly search: string
  /** The number of its orders; above 999 the tab shows '999+'. */
  readonly count?: number
}

const everything: ListView = { id: 'todos', label: 'Todos', search: '' }

const onDelivery: ListView = {
  id: 'entrega',
  label: 'Em entrega',
  search: travellingStatuses.map((status) => `status=${status}`).join('&'),
}

/** The views of these roles: all orders, the queues that wait for them by priority, and the orders in delivery. */
export const viewsFor = (roles: readonly Role[]): readonly ListView[] => [
  everything,
  ...queuesFor(roles)
    .filter((queue) => orderQueues[queue].list === 'orders')
    .map((queue) => ({ id: queue, label: orderQueues[queue].label, search: `fila=${queue}` })),
  onDelivery,
]

/** The filters of a view. */
export const toViewState = ({ search }: Pick<ListView, 'search'>): OrderListState =>
  readListState(parseSearch(search), orderListDefaults)

/** What a view saves of the screen: its search part of the address, without the question mark. */
export const toViewSearch = (state: OrderListState): string =>
  stringifySearch(writeListState({}, orderListDefaults, state)).replace(/^\?/, '')

const sameAs = (state: OrderListState) => (view: ListView) => toViewSearch(toViewState(view)) === toViewSearch(state)

/** The view with the current filters, in any order; '' when no view has them. */
export const currentView = (views: readonly ListView[], state: OrderListState): string => {
  if (!isNarrowed(state)) return everything.id
  const { ordem, dir } = orderListDefaults
  return (views.find(sameAs(state)) ?? views.find(sameAs({ ...state, ordem, dir })))?.id ?? ''
}

/** The views with the server's counts (USE-025); a user's own view has none. */
export const countViews = (
  views: readonly ListView[],
  counts: ResponseFor<typeof countOrderViews> | undefined,
): readonly ListView[] => {
  if (counts === undefined) return views
  const byView = new Map<string, ViewCount>([
    [everything.id, counts.all],
    [onDelivery.id, counts.travelling],
    ...counts.queues.map((each) => [each.queue, each] as const),
  ])
  return views.map((view) => {
    const found = byView.get(view.id)
    // One more than the server's highest count: the tab then shows '999+'.
    return found === undefined ? view : { ...view, count: found.count + (found.isExact ? 0 : 1) }
  })
}
