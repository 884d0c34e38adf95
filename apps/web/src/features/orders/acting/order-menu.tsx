import { ActionButton } from '../../../ui/action-button.tsx'
import { ActionMenu } from '../../../ui/action-menu.tsx'
import { useOrderCommands } from './order-acting.tsx'
import type { ActedOrder } from './order-command.ts'

type Placed = { readonly order: ActedOrder; readonly place: 'row' | 'header' }

/** ORD-031: every command of the role on the order; one that its status does not allow shows why. */
export const OrderMenu = ({ order, place }: Placed) => (
  <ActionMenu
    label={`Ações do pedido ${order.id}`}
    actions={useOrderCommands(order, place)}
    shape={place === 'row' ? 'row' : 'page'}
  />
)

/** The next action, outlined beside its row; nothing when there is none. */
export const OrderRowButton = ({
  order,
  isWide = false,
}: {
  readonly order: ActedOrder
  readonly isWide?: boolean
}) => {
  const next = useOrderCommands(order, 'row').find(
    ({ rowButton, permission }) => rowButton !== undefined && permission?.allowed === true,
  )
  if (next?.rowButton === undefined) return null
  return (
    <ActionButton
      label={next.rowButton}
      name={`${next.rowButton} pedido ${order.id}`}
      size={isWide ? 'sm' : 'compact'}
      isWide={isWide}
      onRun={next.onRun}
    />
  )
}
