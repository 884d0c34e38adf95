import type { OrderRow } from '@girassol/contract/orders'
import { IconColumns3 } from '@tabler/icons-react'
import { missing } from '../../../lib/format.ts'
import type { Action } from '../../../ui/action.ts'
import { ActionMenu } from '../../../ui/action-menu.tsx'
import { AppLink } from '../../../ui/app-link.tsx'
import { Highlight } from '../../../ui/highlight.tsx'
import { MarkBox } from '../../../ui/mark-box.tsx'
import { RecordCard } from '../../../ui/record-card.tsx'
import type { Column } from '../../../ui/table-column.ts'
import { DateText, MoneyText } from '../../../ui/value-text.tsx'
import { HeldMark } from '../../holds/index.ts'
import { OrderStatusBadge } from '../../orders/index.ts'
import type { MarkedBudgets } from '../comparing/use-marked-budgets.ts'
import type { useBudgetActing } from '../detail/budget-acting.tsx'
import { TimeLeft } from './time-left.tsx'

const noCustomer = 'Cliente não informado'

const Expiry = ({ budget }: { readonly budget: OrderRow }) =>
  budget.expiresAt === null ? missing : <TimeLeft expiresAt={budget.expiresAt} />

/** HOLD-008: absent for a budget without a hold. */
const Held = ({ budget: { heldUntil } }: { readonly budget: OrderRow }) =>
  heldUntil === undefined ? null : (
    <>
      {' '}
      <HeldMark until={heldUntil} />
    </>
  )

type ListActions = ReturnType<typeof useBudgetActing>['listActions']

type Shown = { readonly term: string; readonly listActions: ListActions; readonly marked: MarkedBudgets }

const BudgetMenu = ({ budget, listActions }: { readonly budget: OrderRow; readonly listActions: ListActions }) => (
  <ActionMenu label={`Ações do orçamento ${budget.id}`} actions={listActions(budget)} />
)

/** DEC-004: marks a budget for the comparison. */
const markColumn = ({ isMarked, mark }: MarkedBudgets): Column<OrderRow> => ({
  id: 'mark',
  header: '',
  hiddenHeader: 'Comparar',
  width: '44px',
  cell: (budget) => (
    <MarkBox
      isOfRow
      label={`Comparar orçamento ${budget.id}`}
      isMarked={isMarked(budget)}
      onMark={() => mark(budget.id)}
    />
  ),
})

/** BUD-003: number, date of saving, customer, responsible, total, validity and the row's menu. */
export const budgetColumns = ({ term, listActions, marked }: Shown): readonly Column<OrderRow>[] => [
  markColumn(marked),
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
  { id: 'customer', header: 'Cliente', cell: (row) => <Highlight text={row.customerName ?? noCustomer} term={term} /> },
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
  {
    id: 'expiry',
    header: 'Expira em',
    width: '210px',
    cell: (budget) => (
      <>
        <Expiry budget={budget} />
        <Held budget={budget} />
      </>
    ),
  },
  {
    id: 'actions',
    header: '',
    hiddenHeader: 'Ações',
    width: '64px',
    align: 'end',
    cell: (budget) => <BudgetMenu budget={budget} listActions={listActions} />,
  },
]

/** On the phone a budget is marked in its menu. */
const toMarkAction = ({ id }: OrderRow, { isMarked, mark }: MarkedBudgets): Action => ({
  id: 'compare',
  label: isMarked({ id }) ? 'Tirar da comparação' : 'Comparar',
  icon: <IconColumns3 size={16} aria-hidden />,
  onRun: () => mark(id),
})

/** The row as a card on the phone. */
export const BudgetCard = ({ budget, term, listActions, marked }: Shown & { readonly budget: OrderRow }) => (
  <RecordCard
    badge={<OrderStatusBadge status={budget.status} />}
    menu={<BudgetMenu budget={budget} listActions={(each) => [...listActions(each), toMarkAction(budget, marked)]} />}
    title={
      <AppLink to={`/orcamentos/${budget.id}`}>
        <Highlight text={budget.customerName ?? noCustomer} term={term} />
      </AppLink>
    }
    figure={<MoneyText reais={budget.totalInvoice} />}
    meta={
      <>
        Nº {budget.id} · <Expiry budget={budget} />
        {marked.isMarked(budget) && ' · na comparação'}
        <Held budget={budget} />
      </>
    }
  />
)
