import { sendToCarrier } from '@girassol/contract/freight'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { toast } from '../../ui/toaster.tsx'
import { DecidedOrder, DecisionRefusal, useDecision } from '../order-approval/index.ts'
import type { OrderDialogProps } from '../orders/index.ts'
import classes from './send-to-carrier.module.css'

/** FRT-001: hands an order over to the freight hub, which cannot be taken back here. */
export const SendToCarrierDialog = ({ order, onClose }: OrderDialogProps) => {
  const { decide, isRunning, refusal, seeNow } = useDecision(sendToCarrier, {
    success: 'Pedido enviado para o Fretefy',
    failure: 'Ocorreu um erro ao enviar o pedido para o Fretefy', // FRT-005
    onClose,
  })
  const send = () => {
    toast.info('Enviando pedido para o Fretefy') // FRT-006
    decide({ params: { id: order.id } })
  }
  return (
    <ConfirmDialog
      isOpen
      title={`Enviar pedido ${order.id} para o Fretefy`}
      verb="Enviar"
      runningVerb="Enviando…"
      isRunning={isRunning}
      onConfirm={send}
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
