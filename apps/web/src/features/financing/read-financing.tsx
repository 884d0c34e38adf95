import type { OrderView } from '@girassol/contract/orders'
import { lazy, Suspense, useState } from 'react'
import { ActionButton } from '../../ui/action-button.tsx'

const FinancingRecordDialog = lazy(async () => ({
  default: (await import('./financing-record-dialog.tsx')).FinancingRecordDialog,
}))

/** The saved credit analysis to read; who may is told by the order's actions. */
export const ReadFinancing = ({ order }: { readonly order: OrderView }) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <ActionButton label="Ver análise de crédito" onRun={() => setOpen(true)} />
      {isOpen && (
        <Suspense>
          <FinancingRecordDialog order={order} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
