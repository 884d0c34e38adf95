import type { OrderView } from '@girassol/contract/orders'
import { moduleGroup } from '@girassol/domain/catalogue'
import { IconLayoutGrid } from '@tabler/icons-react'
import { useState } from 'react'
import { ActionButton } from '../../../ui/action-button.tsx'
import { OrderLayoutDialog } from '../../layout/index.ts'

/** The layout of the modules of an order, in a dialog; nothing without modules (GRID-006). */
export const OrderLayout = ({ order }: { readonly order: OrderView }) => {
  const [isOpen, setOpen] = useState(false)
  if (order.invoiceItems.every(({ groupCode }) => groupCode !== moduleGroup)) return null
  return (
    <>
      <ActionButton
        label="Disposição dos módulos"
        variant="text"
        size="compact"
        icon={<IconLayoutGrid size={14} aria-hidden />}
        onRun={() => setOpen(true)}
      />
      {isOpen && <OrderLayoutDialog orderId={order.id} onClose={() => setOpen(false)} />}
    </>
  )
}
