import { IconFileText, IconMessage } from '@tabler/icons-react'
import { lazy } from 'react'
import type { OrderCommand } from './features/orders/order-command.ts'

const FeedbackDialog = lazy(async () => ({
  default: (await import('./features/orders/feedback-dialog.tsx')).FeedbackDialog,
}))

/** Everything that can be done to an order, one line each, in the order of the menus; dialogs load when first asked for. */
export const orderCommands: readonly OrderCommand[] = [
  {
    id: 'feedback',
    action: 'readFeedback',
    label: 'Feedback',
    icon: <IconMessage size={16} aria-hidden />,
    place: 'both',
    audience: 'integrators',
    isShownWhenAllowed: true,
    Dialog: FeedbackDialog,
  },
  {
    id: 'details',
    label: 'Detalhes do pedido',
    icon: <IconFileText size={16} aria-hidden />,
    place: 'row',
    to: ({ id }) => `/pedidos/${id}`,
  },
]
