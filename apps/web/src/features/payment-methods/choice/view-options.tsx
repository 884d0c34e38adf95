import type { OrderView } from '@girassol/contract/orders'
import { useState } from 'react'
import { ActionButton } from '../../../ui/action-button.tsx'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'

const OtherMethodsDialog = lazyDialog(async () => (await import('./other-methods-dialog.tsx')).OtherMethodsDialog)

/** PAY-006: the link to the conditions of the others method; the order's actions say who may open it. */
export const ViewOptions = ({ order }: { readonly order: OrderView }) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <ActionButton label="Ver opções" size="compact" onRun={() => setOpen(true)} />
      {isOpen && <OtherMethodsDialog order={order} onClose={() => setOpen(false)} />}
    </>
  )
}
