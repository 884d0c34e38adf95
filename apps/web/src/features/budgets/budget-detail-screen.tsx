import { orderNote } from '@girassol/domain/orders'
import { Navigate } from '@tanstack/react-router'
import { PageHeader } from '../../ui/page-header.tsx'
import { OrderDetail, OrderStatusBadge, WithOrder } from '../orders/index.ts'
import { TimeLeft } from './time-left.tsx'

const isBudget = (status: string) => status === 'BUDGET' || status === 'BUDGET_EXPIRED'

const back = { to: '/orcamentos', label: 'Orçamentos' }

/** BUD-002, BUD-006: one budget, with how long it is still valid; an order opened here goes to its own page. */
export const BudgetDetailScreen = () => (
  <WithOrder noun="Orçamento" back={back}>
    {(budget) =>
      isBudget(budget.status) ? (
        <>
          <PageHeader
            title={`Detalhes do orçamento ${budget.id}`}
            windowTitle={`Orçamento ${budget.id}`}
            back={back}
            badge={<OrderStatusBadge status={budget.status} />}
            note={
              <>
                {orderNote(budget)}
                {budget.expiresAt !== null && (
                  <>
                    {' · '}
                    <TimeLeft expiresAt={budget.expiresAt} isSentence />
                  </>
                )}
              </>
            }
          />
          <OrderDetail order={budget} />
        </>
      ) : (
        <Navigate to={`/pedidos/${budget.id}`} replace />
      )
    }
  </WithOrder>
)
