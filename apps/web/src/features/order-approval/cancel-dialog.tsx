import { cancelOrder } from '@girassol/contract/order-approval'
import { useState } from 'react'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import type { OrderDialogProps } from '../orders/index.ts'
import { DecidedOrder } from './decided-order.tsx'
import classes from './decision.module.css'
import { DecisionRefusal } from './decision-refusal.tsx'
import { useDecision } from './use-decision.ts'

/** APR-021: requests the ERP to cancel an approved order, with the reason. */
export const CancelDialog = ({ order, onClose }: OrderDialogProps) => {
  const [reason, setReason] = useState('')
  const { decide, isRunning, refusal, outdated, seeNow } = useDecision(cancelOrder, {
    success: 'Pedido cancelado com sucesso!', // APR-024
    failure: 'Ocorreu um erro ao cancelar o pedido.', // APR-023
    onClose,
  })
  return (
    <ConfirmDialog
      isOpen
      title={`Cancelar pedido ${order.id}`}
      cancel="Voltar"
      verb="Cancelar pedido"
      runningVerb="Cancelando…"
      isDangerous
      isRunning={isRunning}
      comment={{ label: 'Motivo', value: reason, onChange: setReason, isRequired: true }}
      refusal={outdated}
      onConfirm={() => decide({ params: { id: order.id }, body: { reason: reason.trim() } })}
      onClose={onClose}
    >
      <div className={classes.content}>
        <DecidedOrder order={order} />
        <p>O ERP recebe o cancelamento. Se algo já foi pago, o financeiro faz a devolução.</p>
        <DecisionRefusal refusal={refusal} onSeeNow={seeNow} />
      </div>
    </ConfirmDialog>
  )
}
