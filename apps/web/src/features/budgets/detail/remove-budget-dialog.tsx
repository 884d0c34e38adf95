import { useState } from 'react'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { LossReasonFields, NegotiationEnds, noLossReason, toLossBody } from '../../negotiations/index.ts'
import type { BudgetDialogProps } from './budget-record.ts'
import { useRemoveBudget } from './use-remove-budget.ts'

/** BUD-021, QUO-023: removes a budget permanently, with the reason why it is lost, and returns to the list. */
export const RemoveBudgetDialog = ({ order, onClose }: BudgetDialogProps) => {
  const [typed, setTyped] = useState(noLossReason)
  const { missing, body } = { missing: undefined, body: undefined, ...toLossBody(typed) }
  const remove = useRemoveBudget(onClose)
  return (
    <ConfirmDialog
      isOpen
      title={`Remover orçamento ${order.id}`}
      verb="Remover"
      runningVerb="Removendo…"
      isDangerous
      isRunning={remove.isPending}
      {...(missing !== undefined && { refusal: missing })}
      onConfirm={() => body !== undefined && remove.mutate({ params: { id: order.id }, body })}
      onClose={onClose}
    >
      <p>
        O orçamento {order.customerName === null ? '' : `de ${order.customerName} `}some da lista. Não dá para desfazer.
      </p>
      <NegotiationEnds orderId={order.id} />
      <LossReasonFields typed={typed} onChange={setTyped} />
    </ConfirmDialog>
  )
}
