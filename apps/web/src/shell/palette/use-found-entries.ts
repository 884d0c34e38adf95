import { type listProducts as ListProducts, listProducts } from '@girassol/contract/catalogue'
import { listCustomers } from '@girassol/contract/customers'
import type { ResponseFor } from '@girassol/contract/http/endpoint'
import { listOrders, type OrderRow } from '@girassol/contract/orders'
import { displayName } from '@girassol/domain/catalogue'
import { orderStatuses } from '@girassol/domain/orders'
import { useCan } from '../../access/session.tsx'
import { useSellerId } from '../../lib/seller-scope.ts'
import { useEndpointQuery } from '../../lib/use-endpoint.ts'
import type { PaletteEntry, PaletteGroup } from './palette-entry.ts'

/** The number of results of each kind; for more, the user opens the list. */
const take = 5
const budgetStatuses = 'BUDGET,BUDGET_EXPIRED'

/** One letter matches too much, but one digit may be a number. */
const isWorthSearching = (term: string): boolean => term.length > 1 || /^\d$/.test(term)

const recordEntry = (kind: 'pedidos' | 'orcamentos', name: string, row: OrderRow): PaletteEntry => ({
  id: `${kind} ${row.id}`,
  label: `${name} ${row.id}`,
  note: [row.customerName ?? row.sellerName, orderStatuses[row.status].label].join(' · '),
  run: { to: `/${kind}/${row.id}` },
})

type Product = ResponseFor<typeof ListProducts>['data'][number]

const productEntry = ({ B1_COD, B1_DESC, URL_ID, BM_DESC }: Product): PaletteEntry => ({
  id: `product ${B1_COD}`,
  label: displayName(B1_DESC),
  note: displayName(BM_DESC),
  run: { to: `/detalhes/${URL_ID}` },
})

/** The integrator of the store: staff have none before they choose one (C-04). */
const useHasStore = () => {
  const hasChosen = useSellerId() !== undefined
  const isChooser = useCan('requester.select')
  return useCan('store.use') && (!isChooser || hasChosen)
}

const once = { retry: false, staleTime: 15_000, showPrevious: true } as const

/** Orders, budgets, customers and products that match the typed text, each for users who may see them. */
export const useFoundEntries = (term: string) => {
  const isSearching = isWorthSearching(term)
  const hasStore = useHasStore()
  const [readsOrders, usesBudgets] = [useCan('orders.read'), useCan('budgets.use')]
  const orders = useEndpointQuery(
    listOrders,
    { query: { term, take } },
    { enabled: isSearching && readsOrders, ...once },
  )
  const budgets = useEndpointQuery(
    listOrders,
    { query: { term, take, status: budgetStatuses } },
    { enabled: isSearching && usesBudgets, ...once },
  )
  const customers = useEndpointQuery(
    listCustomers,
    { query: { term, take } },
    { enabled: isSearching && hasStore, ...once },
  )
  const products = useEndpointQuery(
    listProducts,
    { query: { term, take } },
    { enabled: isSearching && hasStore, ...once },
  )
  const all = [orders, budgets, customers, products]
  const groups: readonly PaletteGroup[] = [
    { label: 'Pedidos', entries: orders.data?.data.map((row) => recordEntry('pedidos', 'Pedido', row)) ?? [] },
    {
      label: 'Orçamentos',
      entries: budgets.data?.data.map((row) => recordEntry('orcamentos', 'Orçamento', row)) ?? [],
    },
    {
      label: 'Clientes',
      entries:
        customers.data?.data.map(({ id, name, erpCityName, erpState }) => ({
          id: `customer ${id}`,
          label: name,
          note: `Pedidos do cliente · ${erpCityName}, ${erpState}`,
          run: { to: `/pedidos?q=${encodeURIComponent(name)}` },
        })) ?? [],
    },
    { label: 'Produtos', entries: products.data?.data.map(productEntry) ?? [] },
  ]
  return {
    groups: isSearching ? groups : [],
    isSearching: isSearching && all.some(({ isFetching }) => isFetching),
    hasFailed: isSearching && all.some(({ isError }) => isError),
  }
}
