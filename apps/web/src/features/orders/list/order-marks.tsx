import type { OrderView } from '@girassol/contract/orders'
import { canAddAttachments } from '@girassol/contract/vouchers'
import { ActionIcon, UnstyledButton } from '@mantine/core'
import { IconMessage, IconPaperclip } from '@tabler/icons-react'
import { useCan } from '../../../access/session.tsx'
import { useEndpointQuery } from '../../../lib/use-endpoint.ts'
import { ActionButton } from '../../../ui/action-button.tsx'
import { Tip } from '../../../ui/tip.tsx'
import { useOrderCommand } from '../acting/order-acting.tsx'
import type { ActedOrder } from '../acting/order-command.ts'
import classes from './order-marks.module.css'

/** ORD-011, C-69: staff open the feedback by its icon, when there is any. */
export const FeedbackButton = ({ order }: { readonly order: ActedOrder }) => {
  const read = useOrderCommand('feedback', order)
  if (read === null || !order.actions.readFeedback.allowed) return null
  return (
    <Tip label="Feedback do pedido">
      <ActionIcon variant="subtle" aria-label={`Feedback do pedido ${order.id}`} onClick={read}>
        <IconMessage size={16} aria-hidden />
      </ActionIcon>
    </Tip>
  )
}

/** ORD-013: the number of files of the order, and the button that opens them; nothing when there are none. */
export const AttachmentMark = ({ order, count }: { readonly order: ActedOrder; readonly count: number }) => {
  const open = useOrderCommand('attachments', order)
  if (open === null || count === 0) return null
  return (
    <Tip label="Comprovantes anexados">
      <UnstyledButton
        className={classes.attachments}
        aria-label={`Comprovantes anexados ao pedido ${order.id}: ${count}`}
        onClick={open}
      >
        <IconPaperclip size={16} aria-hidden />
        {count}
      </UnstyledButton>
    </Tip>
  )
}

/** C-70, VOU-038: the same files from the payment of an order, for users who may read them or add documents. */
export const AttachmentsButton = ({ order }: { readonly order: OrderView }) => {
  const open = useOrderCommand('attachments', order)
  const mayRead = useCan('vouchers.read')
  const hasFiles = order.invoiceAttachments.some(({ deletedAt }) => deletedAt === null)
  const canAdd = useEndpointQuery(canAddAttachments, { params: { id: order.id } }, { enabled: mayRead && !hasFiles })
  return (
    open !== null &&
    mayRead &&
    (hasFiles || canAdd.data === true) && (
      <ActionButton label="Comprovantes anexados" icon={<IconPaperclip size={16} aria-hidden />} onRun={open} />
    )
  )
}
