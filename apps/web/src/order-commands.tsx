import { IconFileText } from '@tabler/icons-react'
import type { OrderCommand } from './features/orders/order-command.ts'

/**
 * Everything that can be done to an order, one line each, in the order of the menus. Dialogs are loaded when first
 * asked for: `Dialog: lazy(async () => ({ default: (await import('./features/…/cancel-dialog.tsx')).CancelDialog }))`.
 */
export const orderCommands: readonly OrderCommand[] = [
  {
    id: 'details',
    label: 'Detalhes do pedido',
    icon: <IconFileText size={16} aria-hidden />,
    place: 'row',
    to: ({ id }) => `/pedidos/${id}`,
  },
]
