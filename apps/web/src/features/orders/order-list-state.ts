import type { RequestOf } from '@girassol/contract/http/endpoint'
import type { listOrders } from '@girassol/contract/orders'
import { type OrderStatus, orderStatuses, statusesOfList } from '@girassol/domain/orders'

/** What the URL of the order list carries; the defaults are not written (C-42: newest first). */
export const orderListDefaults = { q: '', status: [] as string[], ordem: 'createdAt', dir: 'DESC' }

export type OrderListState = {
  readonly q: string
  readonly status: readonly string[]
  readonly ordem: string
  readonly dir: string
}

export const orderByLabels = {
  createdAt: 'Data de criação',
  approvedAt: 'Data de aprovação',
  finishedAt: 'Data de finalização',
} as const

/** The statuses the filter offers: those of the list, future sales having a filter of their own (ORD-029). */
export const filterStatuses: readonly OrderStatus[] = statusesOfList('orders').filter(
  (status) => status !== 'FUTURE_SALE',
)

export const statusLabel = (status: string): string =>
  Object.hasOwn(orderStatuses, status) ? orderStatuses[status as OrderStatus].label : status

const isOrderBy = (text: string): text is keyof typeof orderByLabels => Object.hasOwn(orderByLabels, text)

/** The request that a URL stands for; what a hand-written URL gets wrong falls back to the default. */
export const orderListRequest = ({ q, status, ordem, dir }: OrderListState): RequestOf<typeof listOrders> => {
  const known = status.filter((each) => filterStatuses.some((offered) => offered === each))
  return {
    query: {
      ...(q.trim() !== '' && { term: q.trim().slice(0, 100) }),
      ...(known.length > 0 && { status: known.join(',') }),
      orderby: isOrderBy(ordem) ? ordem : 'createdAt',
      ordertype: dir === 'ASC' ? 'ASC' : 'DESC',
    },
  }
}
