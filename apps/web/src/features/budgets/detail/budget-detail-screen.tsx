import type { OrderView } from '@girassol/contract/orders'
import { isBudgetStatus, orderNote } from '@girassol/domain/orders'
import { Navigate, useSearch } from '@tanstack/react-router'
import { findListAddress } from '../../../lib/list-address.ts'
import { useIsPhone } from '../../../lib/media.ts'
import { ActionButton } from '../../../ui/action-button.tsx'
import { ActionMenu } from '../../../ui/action-menu.tsx'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { SkeletonLines } from '../../../ui/skeletons.tsx'
import { useBudgetHold } from '../../holds/index.ts'
import { useBudgetNegotiation } from '../../negotiations/index.ts'
import { OrderDetail, OrderStatusBadge, WithOrder } from '../../orders/index.ts'
import { WaitingBanner } from '../../purchase-approvals/index.ts'
import { useSiteAction } from '../../sites/index.ts'
import { LastEdit } from '../editing/last-edit.tsx'
import { TimeLeft } from '../list/time-left.tsx'
import { useBudgetActing } from './budget-acting.tsx'
import { BudgetProgress } from './budget-progress.tsx'

/** Loaded when a budget is edited. */
const BudgetEditing = lazyPart(
  async () => (await import('../editing/budget-editing.tsx')).BudgetEditing,
  () => <SkeletonLines lines={8} />,
)

/** USE-015: the list as the user left it, with its filters. */
const findBack = () => ({ to: findListAddress('/orcamentos'), label: 'Orçamentos' })

/** BUD-006: what kind of budget it is, and how long it is valid. */
const Note = ({ budget }: { readonly budget: OrderView }) => (
  <>
    {orderNote(budget)}
    {budget.expiresAt !== null && (
      <>
        {' · '}
        <TimeLeft expiresAt={budget.expiresAt} isSentence />
      </>
    )}
  </>
)

const BudgetDetail = ({ budget }: { readonly budget: OrderView }) => {
  const { listActions, dialog } = useBudgetActing()
  const isPhone = useIsPhone()
  const [next, ...others] = listActions(budget)
  const [edit, ...rest] = others
  const site = useSiteAction('BUDGET', budget.id)
  const hold = useBudgetHold(budget.id)
  const negotiation = useBudgetNegotiation(budget)
  const menu = [...negotiation.actions, ...hold.actions, ...(isPhone ? others : rest), ...site.actions]
  return (
    <>
      <PageHeader
        title={`Detalhes do orçamento ${budget.id}`}
        windowTitle={`Orçamento ${budget.id}`}
        back={findBack()}
        badge={<OrderStatusBadge status={budget.status} />}
        note={<Note budget={budget} />}
        primary={
          next && <ActionButton {...next} variant={budget.isNegotiated ? 'default' : 'next'} reasonAs="tooltip" />
        }
        secondary={edit && <ActionButton {...edit} reasonAs="tooltip" />}
        menu={<ActionMenu label={`Ações do orçamento ${budget.id}`} actions={menu} shape="page" />}
      />
      <WaitingBanner order={budget} />
      <LastEdit id={budget.id} />
      {hold.notice}
      {negotiation.part}
      <OrderDetail order={budget} progress={<BudgetProgress budget={budget} />} />
      {dialog}
      {site.dialog}
      {hold.dialog}
      {negotiation.dialog}
    </>
  )
}

/** `?passo=` opens the editing of a budget that may be edited. */
const Budget = ({ budget }: { readonly budget: OrderView }) => {
  const { passo }: { passo?: unknown } = useSearch({ strict: false })
  if (passo === undefined || !budget.actions.editBudget.allowed) return <BudgetDetail budget={budget} />
  return <BudgetEditing budget={budget} />
}

/** BUD-002, BUD-006: one budget, to read or to edit; an order opened here redirects to its own page. */
export const BudgetDetailScreen = () => (
  <WithOrder noun="Orçamento" back={findBack()}>
    {(budget) =>
      isBudgetStatus(budget.status) ? <Budget budget={budget} /> : <Navigate to={`/pedidos/${budget.id}`} replace />
    }
  </WithOrder>
)
