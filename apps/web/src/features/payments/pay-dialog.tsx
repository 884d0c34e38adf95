import { ActionButton } from '../../ui/action-button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { DecidedOrder } from '../order-approval/index.ts'
import type { OrderDialogProps } from '../orders/index.ts'
import { DepositAccounts } from '../payment-methods/index.ts'
import { PaymentHalted, PaymentReceived } from './charge-outcome.tsx'
import { CheckoutDialog } from './checkout-dialog.tsx'
import classes from './pay-dialog.module.css'
import { PixDialog } from './pix-dialog.tsx'
import { useFollowedOrder } from './use-followed-charges.ts'

/** C-86: a deposit is made at the bank. */
const DepositDialog = ({ order, onClose }: OrderDialogProps) => {
  const { isPaid, halted } = useFollowedOrder(order.id)
  return (
    <Dialog
      isOpen
      title={`Depósito do pedido ${order.id}`}
      onClose={onClose}
      footer={<ActionButton label="Fechar" autoFocus onRun={onClose} />}
    >
      <div className={classes.content}>
        <DecidedOrder order={order} />
        {isPaid && <PaymentReceived />}
        {!isPaid && halted !== null && <PaymentHalted reason={halted} />}
        {!isPaid && halted === null && (
          <DepositAccounts instead={<p>Peça os dados da conta ao financeiro da distribuidora.</p>} />
        )}
      </div>
    </Dialog>
  )
}

/** PAY-040, PAY-041: how an approved order is paid. */
export const PayDialog = (props: OrderDialogProps) => {
  const { paymentMethod } = props.order
  if (paymentMethod === 'DEPOSIT') return <DepositDialog {...props} />
  return paymentMethod === 'PIX' ? <PixDialog {...props} /> : <CheckoutDialog {...props} />
}
