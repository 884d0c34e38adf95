import type { OrderView } from '@girassol/contract/orders'
import { useState } from 'react'
import { ActionButton } from '../../ui/action-button.tsx'
import { lazyDialog } from '../../ui/lazy-dialog.tsx'

const FinancingRecordDialog = lazyDialog(
  async () => (await import('./financing-record-dialog.tsx')).FinancingRecordDialog,
)

/** The saved credit analysis, read-only; the order's actions say who may read it. */
export const ReadFinancing = ({ order }: { readonly order: OrderView }) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <ActionButton label="Ver análise de crédito" onRun={() => setOpen(true)} />
      {isOpen && <FinancingRecordDialog order={order} onClose={() => setOpen(false)} />}
    </>
  )
}
