import { invalidateOrder, reproveOrder } from '@girassol/contract/order-approval'
import { useState } from 'react'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import type { OrderDialogProps } from '../orders/index.ts'
import { DecidedOrder } from './decided-order.tsx'
import classes from './decision.module.css'
import { DecisionRefusal } from './decision-refusal.tsx'
import { useDecision } from './use-decision.ts'

/** In analysis the reason may be left out and is the feedback, after the validation it is required (APR-011, APR-013). */
const useReproval = ({ order, onClose }: OrderDialogProps) => {
  const messages = {
    success: 'Pedido reprovado com sucesso', // APR-017
    failure: 'Ocorreu um erro ao reprovar o pedido.', // APR-016
    onClose,
  }
  const invalidation = useDecision(invalidateOrder, messages)
  const reproval = useDecision(reproveOrder, messages)
  const params = { id: order.id }
  const isValidated = order.status === 'INVOICE_VALIDATED'
  const { isRunning, refusal, seeNow } = isValidated ? reproval : invalidation
  return {
    isRunning,
    refusal,
    seeNow,
    isReasonRequired: isValidated,
    reprove: (reason: string) => {
      if (isValidated) reproval.decide({ params, body: { observation: reason } })
      else invalidation.decide({ params, body: { feedback: reason } })
    },
  }
}

/** Reproves an order, for good: the integrator reads the reason as its feedback (C-53, C-69). */
export const ReproveDialog = ({ order, onClose }: OrderDialogProps) => {
  const [reason, setReason] = useState('')
  const { reprove, isReasonRequired, isRunning, refusal, seeNow } = useReproval({ order, onClose })
  return (
    <ConfirmDialog
      isOpen
      title={`Reprovar pedido ${order.id}`}
      verb="Reprovar"
      runningVerb="Reprovando…"
      isDangerous
      isRunning={isRunning}
      comment={{ label: 'Motivo', value: reason, onChange: setReason, isRequired: isReasonRequired }}
      onConfirm={() => reprove(reason.trim())}
      onClose={onClose}
    >
      <div className={classes.content}>
        <DecidedOrder order={order} />
        <p>O pedido é encerrado. O integrador lê o motivo no feedback e pode refazer o orçamento.</p>
        <DecisionRefusal refusal={refusal} onSeeNow={seeNow} />
      </div>
    </ConfirmDialog>
  )
}
