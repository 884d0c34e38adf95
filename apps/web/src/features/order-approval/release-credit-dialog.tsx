import { releaseCredit, showCredit } from '@girassol/contract/credit'
import { isReason, reasonSentence } from '@girassol/domain/orders'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { refreshEndpoints } from '../../lib/use-endpoint.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import type { OrderDialogProps } from '../orders/index.ts'
import { DecidedOrder } from './decided-order.tsx'
import classes from './decision.module.css'
import { DecisionRefusal } from './decision-refusal.tsx'
import { useDecision } from './use-decision.ts'

/** CRED-003: the financial department lets an order be approved beyond the credit of its integrator. */
export const ReleaseCreditDialog = ({ order, onClose }: OrderDialogProps) => {
  const client = useQueryClient()
  const [reason, setReason] = useState('')
  const { decide, isRunning, refusal, outdated, seeNow } = useDecision(releaseCredit, {
    success: 'Crédito liberado',
    failure: 'Ocorreu um erro ao liberar o crédito.',
    onClose,
    onDone: () => refreshEndpoints(client, [showCredit]),
  })
  return (
    <ConfirmDialog
      isOpen
      title={`Liberar crédito do pedido ${order.id}`}
      verb="Liberar crédito"
      runningVerb="Liberando…"
      isRunning={isRunning}
      comment={{ label: 'Motivo', value: reason, onChange: setReason, isRequired: true }}
      refusal={outdated ?? (isReason(reason) ? undefined : reasonSentence)}
      onConfirm={() => decide({ params: { id: order.id }, body: { reason: reason.trim() } })}
      onClose={onClose}
    >
      <div className={classes.content}>
        <DecidedOrder order={order} />
        <p>O pedido pode ser aprovado além do limite, até o total de hoje. O motivo fica nos logs do pedido.</p>
        <DecisionRefusal refusal={refusal} onSeeNow={seeNow} />
      </div>
    </ConfirmDialog>
  )
}
