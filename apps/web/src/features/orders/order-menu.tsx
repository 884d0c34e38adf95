import { ActionMenu } from '../../ui/action-menu.tsx'
import { useOrderCommands } from './order-acting.tsx'
import type { ActedOrder } from './order-command.ts'

type Placed = { readonly order: ActedOrder; readonly place: 'row' | 'header' }

/** ORD-031: everything the role may do to the order; what its status does not allow says why. */
export const OrderMenu = ({ order, place }: Placed) => (
  <ActionMenu
    label={`Ações do pedido ${order.id}`}
    actions={useOrderCommands(order, place)}
    shape={place === 'row' ? 'row' : 'page'}
  />
)
