import { invalidateOrder, rejectOrder } from '@girassol/contract/order-approval'
import { useState } from 'react'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import type { OrderDialogProps } from '../orders/index.ts'
import { DecidedOrder } from './decided-order.tsx'
import classes from './decision.module.css'
import { DecisionRefusal } from './decision-refusal.tsx'
import { useDecision } from './use-decision.ts'

/** In analysis the reason is optional and becomes the feedback; after validation it is required (APR-011, APR-013). */
const useRejection = ({ order, onClose }: OrderDialogProps) => {
  const messages = {
    success: 'Pedido reprovado com sucesso', // APR-017
    failure: 'Ocorreu um erro ao reprovar o pedido.', // APR-016
    onClose,
  }
  const invalidation = useDecision(invalidateOrder, messages)
  const rejection = useDecision(rejectOrder, messages)
  const params = { id: order.id }
  const { version } = order
  const isValidated = order.status === 'INVOICE_VALIDATED'
  const { isRunning, refusal, outdated, seeNow } = isValidated ? rejection : invalidation
  return {
    isRunning,
    refusal,
    outdated,
    seeNow,
    isReasonRequired: isValidated,
    reject: (reason: string) => {
      if (isValidated) rejection.decide({ params, body: { observation: reason, version } })
      else invalidation.decide({ params, body: { feedback: reason, version } })
    },
  }
}

/** Rejects an order permanently: the integrator reads the reason as its feedback (C-53, C-69). */
export const RejectDialog = ({ order, onClose }: OrderDialogProps) => {
  const [reason, setReason] = useState('')
  const { reject, isReasonRequired, isRunning, refusal, outdated, seeNow } = useRejection({ order, onClose })
  return (
    <ConfirmDialog
      isOpen
      title={`Reprovar pedido ${order.id}`}
      verb="Reprovar"
      runningVerb="Reprovando…"
      isDangerous
      isRunning={isRunning}
      comment={{ label: 'Motivo', value: reason, onChange: setReason, isRequired: isReasonRequired }}
      refusal={outdated}
      onConfirm={() => reject(reason.trim())}
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
