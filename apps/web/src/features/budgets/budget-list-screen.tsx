import { listOrders, type OrderRow } from '@girassol/contract/orders'
import { IconPlus } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { formatTotal, missing } from '../../lib/format.ts'
import { tablePropsOf } from '../../lib/table-props.ts'
import { useEndpointPages } from '../../lib/use-endpoint.ts'
import { useListState } from '../../lib/use-list-state.ts'
import { ActionButton } from '../../ui/action-button.tsx'
import { ActionMenu } from '../../ui/action-menu.tsx'
import { AppLink } from '../../ui/app-link.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { FilterBar } from '../../ui/filter-bar.tsx'
import { Highlight } from '../../ui/highlight.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { RecordCard } from '../../ui/record-card.tsx'
import type { Column } from '../../ui/table-column.ts'
import { Tabs } from '../../ui/tabs.tsx'
import { DateText, MoneyText } from '../../ui/value-text.tsx'
import { OrderStatusBadge } from '../orders/index.ts'
import { useBudgetActing } from './budget-acting.tsx'
import { TimeLeft } from './time-left.tsx'

const defaults = { q: '', visao: 'todos' }

/** The views of the list, and the statuses each asks for (BUD-015: joined by commas). */
const views = [
  { id: 'todos', label: 'Todos', status: 'BUDGET,BUDGET_EXPIRED' },
  { id: 'validos', label: 'Válidos', status: 'BUDGET' },
  { id: 'expirados', label: 'Expirados', status: 'BUDGET_EXPIRED' },
] as const

const nobody = 'Cliente não informado'

const Expiry = ({ budget }: { readonly budget: OrderRow }) =>
  budget.expiresAt === null ? missing : <TimeLeft expiresAt={budget.expiresAt} />

type ActionsOf = ReturnType<typeof useBudgetActing>['actionsOf']

type Shown = { readonly term: string; readonly actionsOf: ActionsOf }

const BudgetMenu = ({ budget, actionsOf }: { readonly budget: OrderRow; readonly actionsOf: ActionsOf }) => (
  <ActionMenu label={`Ações do orçamento ${budget.id}`} actions={actionsOf(budget)} />
)

/** BUD-003: number, saved on, customer, responsible, total, how long it is valid and the menu of the row. */
const columnsFor = ({ term, actionsOf }: Shown): readonly Column<OrderRow>[] => [
  {
    id: 'number',
    header: 'Nº',
    width: '90px',
    cell: ({ id }) => (
      <AppLink to={`/orcamentos/${id}`}>
        <Highlight text={String(id)} term={term} />
      </AppLink>
    ),
  },
  {
    id: 'savedAt',
    header: 'Salvo em',
    width: '130px',
    priority: 2,
    isDim: true,
    cell: ({ finishedAt }) => <DateText iso={finishedAt} />,
  },
  { id: 'customer', header: 'Cliente', cell: (row) => <Highlight text={row.customerName ?? nobody} term={term} /> },
  {
    id: 'seller',
    header: 'Responsável',
    priority: 2,
    isDim: true,
    cell: ({ sellerName }) => <Highlight text={sellerName} term={term} />,
  },
  {
    id: 'total',
    header: 'Valor total',
    align: 'end',
    width: '150px',
    cell: ({ totalInvoice }) => <MoneyText reais={totalInvoice} />,
  },
  { id: 'expiry', header: 'Expira em', width: '120px', cell: (budget) => <Expiry budget={budget} /> },
  {
    id: 'actions',
    header: '',
    hiddenHeader: 'Ações',
    width: '64px',
    align: 'end',
    cell: (budget) => <BudgetMenu budget={budget} actionsOf={actionsOf} />,
  },
]

const BudgetCard = ({ budget, term, actionsOf }: Shown & { readonly budget: OrderRow }) => (
  <RecordCard
    badge={<OrderStatusBadge status={budget.status} />}
    menu={<BudgetMenu budget={budget} actionsOf={actionsOf} />}
    title={
      <AppLink to={`/orcamentos/${budget.id}`}>
        <Highlight text={budget.customerName ?? nobody} term={term} />
      </AppLink>
    }
    figure={<MoneyText reais={budget.totalInvoice} />}
    meta={
      <>
        Nº {budget.id} · <Expiry budget={budget} />
      </>
    }
  />
)

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

/** BUD-005: leads to the store. */
const NewBudgetButton = () => {
  const navigate = useNavigate()
  return (
    <ActionButton
      label="Novo Orçamento"
      variant="next"
      icon={<IconPlus size={16} aria-hidden />}
      onRun={() => void navigate({ to: '/sales' })}
    />
  )
}

/** BUD-001: the budgets of the caller's scope, newest first. */
export const BudgetListScreen = () => {
  const { state, isChanged, change, reset } = useListState(defaults)
  const view = views.find(({ id }) => id === state.visao) ?? views[0]
  const term = state.q.trim().slice(0, 100)
  const { actionsOf, dialog } = useBudgetActing()
  const shown = { term, actionsOf }
  const list = useEndpointPages(listOrders, { query: { status: view.status, take: 15, ...(term !== '' && { term }) } })
  return (
    <>
      <PageHeader title="Orçamentos" primary={<NewBudgetButton />} />
      <Tabs label="Visões" look="views" tabs={views} current={view.id} onChange={(visao) => change({ visao })} />
      <FilterBar
        search={{
          label: 'Buscar orçamentos',
          placeholder: 'Número, cliente ou vendedor',
          value: state.q,
          onCommit: (q) => change({ q }),
          isBusy: list.isFetching && !list.isFetchingNextPage,
        }}
        applied={term === '' ? [] : [{ id: 'q', label: 'Busca', value: term, onRemove: () => change({ q: '' }) }]}
        onClear={reset}
        resultLabel={`Ver ${formatTotal(list.total, list.totalIsExact)} orçamentos`}
      />
      <DataTable
        caption="Orçamentos"
        columns={columnsFor(shown)}
        {...tablePropsOf(list)}
        rowKey={(budget) => budget.id}
        endText="Sem itens para carregar"
        isOpenable
        card={(budget) => <BudgetCard budget={budget} {...shown} />}
        empty={<Nothing isFiltered={isChanged} onReset={reset} />}
      />
      {dialog}
    </>
  )
}
