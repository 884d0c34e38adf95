import { ActionIcon } from '@mantine/core'
import { IconMessage, IconPaperclip } from '@tabler/icons-react'
import { Tip } from '../../ui/tip.tsx'
import { useOrderCommand } from './order-acting.tsx'
import type { ActedOrder } from './order-command.ts'
import classes from './order-marks.module.css'

/** ORD-011, C-69: staff read the feedback by its icon, where there is any. */
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

/** ORD-013: how many files the order has; nothing where there are none. */
export const AttachmentMark = ({ count }: { readonly count: number }) =>
  count > 0 && (
    <span className={classes.attachments} title="Comprovantes anexados">
      <IconPaperclip size={16} aria-hidden />
      {count} <span className="hidden-visually">comprovantes anexados</span>
    </span>
  )
