import { ActionButton } from '../../../ui/action-button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import classes from './feedback-dialog.module.css'
import type { OrderDialogProps } from './order-command.ts'

/** ORD-035, C-69: the feedback that the latest validation or rejection gave to the integrator. */
export const FeedbackDialog = ({ order, onClose }: OrderDialogProps) => (
  <Dialog
    isOpen
    title="Feedback do pedido"
    onClose={onClose}
    footer={<ActionButton label="Fechar" autoFocus onRun={onClose} />}
  >
    <p className={classes.which}>
      Pedido {order.id} · {order.customerName}
    </p>
    <p className={classes.feedback}>{order.approvalFeedback}</p>
  </Dialog>
)
