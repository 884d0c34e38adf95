import type { OrderRow } from '@girassol/contract/orders'
import { addToSelection, findRange } from '@girassol/domain/orders'
import { useState } from 'react'

type Marked = {
  /** The filters when the orders were marked; other filters clear the marks, so no marked order is out of view. */
  readonly filters: string
  readonly orders: ReadonlyMap<number, OrderRow>
  readonly last: number | null
}

export type Selection = {
  /** The marked orders with their current data: in the order of the list, then those that are no longer in it. */
  readonly orders: readonly OrderRow[]
  readonly isMarked: (order: OrderRow) => boolean
  readonly mark: (order: OrderRow, isRange: boolean) => void
  /** Marks these too. */
  readonly add: (orders: readonly OrderRow[]) => void
  /** Marks only these. */
  readonly selectOnly: (orders: readonly OrderRow[]) => void
  readonly clear: () => void
}

const byId = (orders: readonly OrderRow[]) => new Map(orders.map((order) => [order.id, order]))

/** The marked orders of the list, at most 100 (USE-025). */
export const useSelection = (listed: readonly OrderRow[], filters: string): Selection => {
  const [state, setState] = useState<Marked>(() => ({ filters, orders: byId([]), last: null }))
  const marked = state.filters === filters ? state.orders : byId([])
  const last = state.filters === filters ? state.last : null
  const fresh = byId(listed)
  const set = (orders: readonly OrderRow[], lastMarked: number | null = null) =>
    setState({ filters, orders: byId(orders), last: lastMarked })
  const withMore = (more: readonly OrderRow[]): readonly OrderRow[] => {
    const known = new Map([...marked, ...byId(more)])
    const ids = addToSelection([...marked.keys()], [...byId(more).keys()])
    return ids.flatMap((id) => known.get(id) ?? [])
  }
  const mark = (order: OrderRow, isRange: boolean) => {
    if (isRange) {
      const range = findRange([...fresh.keys()], last, order.id)
      return set(withMore(range.flatMap((id) => fresh.get(id) ?? [])), order.id)
    }
    if (marked.has(order.id))
      return set(
        [...marked.values()].filter(({ id }) => id !== order.id),
        order.id,
      )
    set(withMore([order]), order.id)
  }
  return {
    orders: [
      ...[...fresh.values()].filter(({ id }) => marked.has(id)),
      ...[...marked.values()].filter(({ id }) => !fresh.has(id)),
    ],
    isMarked: ({ id }) => marked.has(id),
    mark,
    add: (orders) => set(withMore(orders), last),
    selectOnly: (orders) => set(orders),
    clear: () => set([]),
  }
}
