import type { OrderView } from '@girassol/contract/orders'
import { IconSchema } from '@tabler/icons-react'
import { useState } from 'react'
import { ActionButton } from '../../../ui/action-button.tsx'
import { OrderDiagramDialog } from '../../diagram/index.ts'

/** The single-line diagram of a sized kit, in a dialog; nothing without one (HOM-008). */
export const OrderDiagram = ({ order }: { readonly order: OrderView }) => {
  const [isOpen, setOpen] = useState(false)
  if (order.kit === null) return null
  return (
    <>
      <ActionButton
        label="Diagrama"
        variant="text"
        size="compact"
        icon={<IconSchema size={14} aria-hidden />}
        onRun={() => setOpen(true)}
      />
      {isOpen && <OrderDiagramDialog orderId={order.id} onClose={() => setOpen(false)} />}
    </>
  )
}
