import { confirmPayment } from '@girassol/contract/order-approval'
import { describeUnpaid, isReason, reasonSentence } from '@girassol/domain/orders'
import { useState } from 'react'
import { formatReais } from '../../lib/format.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { OrderDialogProps } from '../orders/index.ts'
import { DecidedOrder } from './decided-order.tsx'
import classes from './decision.module.css'
import { DecisionRefusal } from './decision-refusal.tsx'
import { useDecision } from './use-decision.ts'

const words = {
  INVOICE_BILLING: {
    title: 'Confirmar faturamento do pedido',
    verb: 'Confirmar faturamento',
    runningVerb: 'Confirmando…',
    consequence: 'O ERP recebe a confirmação e libera a separação e o faturamento.',
    success: 'Pagamento confirmado com sucesso', // APR-039
    failure: 'Ocorreu um erro ao confirmar o faturamento', // APR-037
  },
  WAITING_DISPATCH: {
    title: 'Liberar expedição do pedido',
    verb: 'Liberar expedição',
    runningVerb: 'Liberando…',
    consequence: 'O pedido faturado pode sair para a entrega ou para a retirada.',
    success: 'Expedição liberada com sucesso', // APR-040
    failure: 'Ocorreu um erro ao liberar a expedição', // APR-038
  },
} as const

type ConfirmPaymentProps = OrderDialogProps & { readonly option: keyof typeof words }

/** APR-033, APR-034: asks before the billing is confirmed or the dispatch is released, depending on the option. */
const ConfirmPaymentDialog = ({ order, option, onClose }: ConfirmPaymentProps) => {
  const { title, verb, runningVerb, consequence, success, failure } = words[option]
  const { decide, isRunning, refusal, outdated, seeNow } = useDecision(confirmPayment, { success, failure, onClose })
  const [reason, setReason] = useState('')
  const due = option === 'WAITING_DISPATCH' ? (order.amountDue ?? null) : null
  return (
    <ConfirmDialog
      isOpen
      title={`${title} ${order.id}`}
      verb={verb}
      runningVerb={runningVerb}
      isRunning={isRunning}
      {...(due !== null && { comment: { label: 'Motivo', value: reason, onChange: setReason, isRequired: true } })}
      refusal={outdated ?? (due === null || isReason(reason) ? undefined : reasonSentence)}
      onConfirm={() =>
        decide({ params: { id: order.id }, body: { option, ...(due !== null && { reason: reason.trim() }) } })
      }
      onClose={onClose}
    >
      <div className={classes.content}>
        <DecidedOrder order={order} />
        {due !== null && (
          <Notice tone="danger" title="Pedido não pago">
            {describeUnpaid(formatReais(due))} O motivo fica nos logs do pedido.
          </Notice>
        )}
        <p>{consequence}</p>
        <DecisionRefusal refusal={refusal} onSeeNow={seeNow} />
      </div>
    </ConfirmDialog>
  )
}

export const ConfirmBillingDialog = (props: OrderDialogProps) => (
  <ConfirmPaymentDialog {...props} option="INVOICE_BILLING" />
)

export const ReleaseDispatchDialog = (props: OrderDialogProps) => (
  <ConfirmPaymentDialog {...props} option="WAITING_DISPATCH" />
)
