import { removeBudget } from '@girassol/contract/budgets'
import { listOrders } from '@girassol/contract/orders'
import { useNavigate } from '@tanstack/react-router'
import { useEndpointMutation } from '../../../lib/use-endpoint.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import type { BudgetDialogProps } from './budget-record.ts'

/** BUD-021: removes a budget permanently and returns to the list. */
export const RemoveBudgetDialog = ({ order, onClose }: BudgetDialogProps) => {
  const navigate = useNavigate()
  const remove = useEndpointMutation(removeBudget, {
    success: 'Orçamento removido com sucesso', // BUD-038
    failure: 'Ocorreu um erro ao remover o orçamento.', // BUD-037
    refreshes: [listOrders],
    onSuccess: () => {
      onClose()
      void navigate({ to: '/orcamentos' })
    },
  })
  return (
    <ConfirmDialog
      isOpen
      title={`Remover orçamento ${order.id}`}
      verb="Remover"
      runningVerb="Removendo…"
      isDangerous
      isRunning={remove.isPending}
      onConfirm={() => remove.mutate({ params: { id: order.id } })}
      onClose={onClose}
    >
      O orçamento {order.customerName === null ? '' : `de ${order.customerName} `}some da lista. Não dá para desfazer.
    </ConfirmDialog>
  )
}
