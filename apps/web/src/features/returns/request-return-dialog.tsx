import { hasInvoice } from '@girassol/contract/printing'
import { requestReturn } from '@girassol/contract/returns'
import { returnReasonMax, returnSentences } from '@girassol/domain/returns'
import { useState } from 'react'
import { useEndpointQuery } from '../../lib/use-endpoint.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { DecidedOrder, DecisionRefusal, useDecision } from '../order-approval/index.ts'
import type { OrderDialogProps } from '../orders/index.ts'
import classes from './request-return.module.css'

/** RET-003…008, C-79: requests the pre-return of a billed order, with the reason. */
export const RequestReturnDialog = ({ order, onClose }: OrderDialogProps) => {
  const [reason, setReason] = useState('')
  const invoice = useEndpointQuery(hasInvoice, { params: { id: order.id } })
  const { decide, isRunning, refusal, outdated, seeNow } = useDecision(requestReturn, {
    success: 'Sucesso ao solicitar a pré-devolução!', // RET-008
    failure: 'Ocorreu um erro ao solicitar a pré-devolução', // RET-007
    onClose,
  })
  return (
    <ConfirmDialog
      isOpen
      title={`Solicitar pré-devolução do pedido ${order.id}`}
      verb="Solicitar Pré-Devolução"
      runningVerb="Solicitando…"
      isDangerous
      isRunning={isRunning}
      refusal={outdated ?? (invoice.data === false ? 'Espere a emissão da nota fiscal.' : undefined)}
      comment={{
        label: 'Motivo',
        value: reason,
        onChange: (text) => setReason(text.slice(0, returnReasonMax)),
        isRequired: true,
        refusal: returnSentences.noReason,
      }}
      onConfirm={() => decide({ params: { id: order.id }, body: { observation: reason.trim() } })}
      onClose={onClose}
    >
      <div className={classes.content}>
        <DecidedOrder order={order} />
        <p>
          O pedido fica em processo de pré-devolução até a distribuidora receber os produtos ou recusar a devolução.
        </p>
        {invoice.data === false && (
          <Notice tone="attention" isInline>
            {returnSentences.noNf}
          </Notice>
        )}
        <DecisionRefusal refusal={refusal} onSeeNow={seeNow} />
      </div>
    </ConfirmDialog>
  )
}
