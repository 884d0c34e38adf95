import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { Facts } from '../../../ui/facts.tsx'
import { MoneyText } from '../../../ui/value-text.tsx'
import { NegotiationEnds } from '../../negotiations/index.ts'
import { SentForApprovalDialog } from '../../purchase-approvals/index.ts'
import type { BudgetDialogProps } from './budget-record.ts'
import { usePlaceOrder } from './use-place-order.ts'

/** 'Fazer pedido': asks for confirmation, because the order is sent to validation (BUD-016). */
export const PlaceOrderDialog = ({ order, onClose }: BudgetDialogProps) => {
  const { place, isRunning, isSent } = usePlaceOrder(order.id)
  if (isSent) return <SentForApprovalDialog orderId={order.id} total={order.totalInvoice} onClose={onClose} />
  return (
    <ConfirmDialog
      isOpen
      title={`Fazer pedido do orçamento ${order.id}`}
      verb="Fazer pedido"
      runningVerb="Fazendo pedido…"
      isRunning={isRunning}
      onConfirm={() => place(onClose)}
      onClose={onClose}
    >
      <p>O orçamento vira pedido com os valores em que foi salvo e segue para a validação do time comercial.</p>
      <Facts
        items={[
          { label: 'Cliente', value: order.customerName },
          { label: 'Total', value: <MoneyText reais={order.totalInvoice} /> },
        ]}
      />
      <NegotiationEnds orderId={order.id} />
    </ConfirmDialog>
  )
}
