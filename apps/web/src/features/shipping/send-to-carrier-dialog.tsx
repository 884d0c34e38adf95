import { sendToCarrier } from '@girassol/contract/shipping'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { DecidedOrder, DecisionRefusal, useDecision } from '../order-approval/index.ts'
import type { OrderDialogProps } from '../orders/index.ts'
import classes from './send-to-carrier.module.css'

/** FRT-001: sends an order to the freight hub, which cannot be undone here. */
export const SendToCarrierDialog = ({ order, onClose }: OrderDialogProps) => {
  const { decide, isRunning, refusal, outdated, seeNow } = useDecision(sendToCarrier, {
    sending: 'Enviando pedido para o Fretefy', // FRT-006
    success: 'Pedido enviado para o Fretefy',
    failure: 'Ocorreu um erro ao enviar o pedido para o Fretefy', // FRT-005
    onClose,
  })
  return (
    <ConfirmDialog
      isOpen
      title={`Enviar pedido ${order.id} para o Fretefy`}
      verb="Enviar"
      runningVerb="Enviando…"
      isRunning={isRunning}
      refusal={outdated}
      onConfirm={() => decide({ params: { id: order.id } })}
      onClose={onClose}
    >
      <div className={classes.content}>
        <DecidedOrder order={order} />
        <p>O Fretefy recebe o endereço de entrega, o peso e a cubagem. Cada pedido é enviado uma só vez.</p>
        <DecisionRefusal refusal={refusal} onSeeNow={seeNow} />
      </div>
    </ConfirmDialog>
  )
}
