import { listOrders } from '@girassol/contract/orders'
import { IconPlus } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useCan, useCanChange } from '../../../access/session.tsx'
import { formatTotal } from '../../../lib/format.ts'
import { useRememberedList } from '../../../lib/list-address.ts'
import { toTableProps } from '../../../lib/table-props.ts'
import { useEndpointPages } from '../../../lib/use-endpoint.ts'
import { useListState } from '../../../lib/use-list-state.ts'
import { ActionButton } from '../../../ui/action-button.tsx'
import { DataTable } from '../../../ui/data-table.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { FilterBar } from '../../../ui/filter-bar.tsx'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import {
  clearedFilters,
  isNarrowed,
  loadFilterFields,
  orderListDefaults,
  orderListQuery,
  StaffFilterFields,
  useAppliedFilters,
} from '../../orders/index.ts'
import { useMarkedBudgets } from '../comparing/use-marked-budgets.ts'
import { useBudgetActing } from '../detail/budget-acting.tsx'
import { BudgetCard, budgetColumns } from './budget-columns.tsx'

const CompareBar = lazyPart(async () => (await import('../comparing/compare-bar.tsx')).CompareBar)

/** The statuses are the views of this list and the order is fixed; other filters are those of the orders (BUD-031). */
const defaults = { ...orderListDefaults, visao: 'todos', comparar: [] as string[] }

/** The views of the list, and the statuses of each (BUD-015: joined by commas). */
const views = [
  { id: 'todos', label: 'Todos', status: 'BUDGET,BUDGET_EXPIRED' },
  { id: 'validos', label: 'Válidos', status: 'BUDGET' },
  { id: 'expirados', label: 'Expirados', status: 'BUDGET_EXPIRED' },
] as const

const Nothing = ({ isFiltered, onReset }: { readonly isFiltered: boolean; readonly onReset: () => void }) =>
  isFiltered ? (
    <EmptyState
      title="Sem itens para carregar"
      text="Nenhum orçamento corresponde à busca."
      action={<ActionButton label="Limpar filtros" onRun={onReset} />}
    />
  ) : (
    <EmptyState title="Sem itens para carregar" text="Os orçamentos que você salvar aparecem aqui por sete dias." />
  )

/** BUD-005: leads to the store; beside a selection it is not yellow. */
const NewBudgetButton = ({ isNext }: { readonly isNext: boolean }) => {
  const navigate = useNavigate()
  const buys = useCanChange('store.use')
  if (!buys) return null
  return (
    <ActionButton
      label="Novo Orçamento"
      variant={isNext ? 'next' : 'default'}
      icon={<IconPlus size={16} aria-hidden />}
      onRun={() => void navigate({ to: '/sales' })}
    />
  )
}

const countText = (total: number, isExact: boolean) =>
  `Ver ${formatTotal(total, isExact)} ${total === 1 && isExact ? 'orçamento' : 'orçamentos'}`

type Narrowed = ReturnType<typeof useListState<typeof defaults>>

/** BUD-004: the search, and for staff the panel that the toggle opens. */
const BudgetFilters = ({ list, narrowed }: { readonly list: BudgetPages; readonly narrowed: Narrowed }) => {
  const { state, change } = narrowed
  const applied = useAppliedFilters({ state, onChange: change })
  return (
    <FilterBar
      search={{
        label: 'Buscar orçamentos',
        placeholder: 'Número, cliente ou vendedor',
        value: state.q,
        onCommit: (q) => change({ q }),
        isBusy: list.isFetching && !list.isFetchingNextPage,
      }}
      applied={applied}
      {...(useCan('orders.filterBySeller') && {
        fields: <StaffFilterFields state={state} onChange={change} />,
        loadFields: loadFilterFields,
      })}
      onClear={() => change(clearedFilters)}
      resultLabel={countText(list.total, list.totalIsExact)}
    />
  )
}

const useBudgets = (state: Narrowed['state']) => {
  const view = views.find(({ id }) => id === state.visao) ?? views[0]
  const { orderby: _, ordertype: __, ...narrowing } = orderListQuery(state)
  return { view, list: useEndpointPages(listOrders, { query: { ...narrowing, status: view.status, take: 15 } }) }
}

type BudgetPages = ReturnType<typeof useBudgets>['list']

/** BUD-001: the budgets within the user's scope, newest first. */
export const BudgetListScreen = () => {
  const narrowed = useListState(defaults)
  const { state, change, reset } = narrowed
  const { view, list } = useBudgets(state)
  useRememberedList('/orcamentos')
  const { listActions, dialog } = useBudgetActing()
  const marked = useMarkedBudgets({ marked: state.comparar, onChange: (comparar) => change({ comparar }) })
  const shown = { term: state.q.trim().slice(0, 100), listActions, marked }
  return (
    <>
      <PageHeader title="Orçamentos" primary={<NewBudgetButton isNext={marked.ids.length === 0} />} />
      <Tabs label="Visões" look="views" tabs={views} current={view.id} onChange={(visao) => change({ visao })} />
      <BudgetFilters list={list} narrowed={narrowed} />
      <DataTable
        caption="Orçamentos"
        columns={budgetColumns(shown)}
        {...toTableProps(list)}
        rowKey={(budget) => budget.id}
        endText="Sem itens para carregar"
        isOpenable
        isTinted={marked.isMarked}
        card={(budget) => <BudgetCard budget={budget} {...shown} />}
        empty={<Nothing isFiltered={isNarrowed(state) || state.visao !== defaults.visao} onReset={reset} />}
      />
      {marked.ids.length > 0 && <CompareBar marked={marked} />}
      {dialog}
    </>
  )
}
