import { isBudgetStatus } from '@girassol/domain/orders'
import type { PrintedDocument } from '@girassol/domain/printing'
import { useState } from 'react'
import { ActionButton } from '../../ui/action-button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { DialogActions } from '../../ui/dialog-actions.tsx'
import { Notice } from '../../ui/notice.tsx'
import { SkeletonLines } from '../../ui/skeletons.tsx'
import type { OrderDialogProps } from '../orders/index.ts'
import { InvoiceDialog, isViewed, type ViewedInvoice } from './invoice-dialog.tsx'
import classes from './print-dialog.module.css'
import { nameDocument } from './print-document.ts'
import { PrintOptionRow } from './print-option-row.tsx'
import { usePrintDocuments } from './use-print-documents.ts'
import { type PrintOption, usePrintOptions } from './use-print-options.ts'

/** The order itself is chosen by default; documents that were printed are unchosen. */
const useChoice = ({ order, onClose }: OrderDialogProps) => {
  const [chosen, setChosen] = useState<readonly PrintedDocument[]>(['INVOICE_PDF'])
  const printing = usePrintDocuments(order.id, (failed) => {
    if (failed.length === 0) onClose()
    else setChosen(failed)
  })
  const toggle = (document: PrintedDocument) =>
    setChosen(chosen.includes(document) ? chosen.filter((one) => one !== document) : [...chosen, document])
  return { chosen, toggle, print: printing.mutate, isPrinting: printing.isPending }
}

type ListProps = {
  readonly order: OrderDialogProps['order']
  readonly options: readonly PrintOption[]
  readonly chosen: readonly PrintedDocument[]
  readonly onToggle: (document: PrintedDocument) => void
  readonly onView: (document: ViewedInvoice) => void
}

const Options = ({ order, options, chosen, onToggle, onView }: ListProps) => (
  <ul className={classes.options}>
    {options.map(({ document, refusal }) => (
      <PrintOptionRow
        key={document}
        name={nameDocument(document, isBudgetStatus(order.status))}
        isChosen={chosen.includes(document)}
        refusal={refusal}
        onToggle={() => onToggle(document)}
        onView={isViewed(document) ? () => onView(document) : undefined}
      />
    ))}
  </ul>
)

const downloadLabel = (count: number) => (count > 1 ? `Baixar ${count} documentos` : 'Baixar')

/** PRT-001: the documents of an order, to view or download, several at once. */
export const PrintDialog = ({ order, onClose }: OrderDialogProps) => {
  const { options, isLoading, hasFailed, retry } = usePrintOptions(order)
  const { chosen, toggle, print, isPrinting } = useChoice({ order, onClose })
  const [viewed, setViewed] = useState<ViewedInvoice>()
  if (viewed !== undefined) return <InvoiceDialog order={order} kind={viewed} onClose={() => setViewed(undefined)} />
  return (
    <Dialog
      isOpen
      title="Impressão"
      onClose={onClose}
      footer={
        <DialogActions
          verb={downloadLabel(chosen.length)}
          isRunning={isPrinting}
          refusal={chosen.length === 0 ? 'Escolha um documento.' : undefined}
          refusalAs="tooltip"
          onRun={() => print(chosen)}
          onCancel={onClose}
        />
      }
    >
      {isLoading ? (
        <SkeletonLines lines={3} />
      ) : (
        <Options order={order} options={options} chosen={chosen} onToggle={toggle} onView={setViewed} />
      )}
      {hasFailed && (
        <div className={classes.note}>
          <Notice
            tone="attention"
            isInline
            action={<ActionButton label="Tentar de novo" variant="text" size="compact" onRun={() => void retry()} />}
          >
            Não sabemos se há outros documentos.
          </Notice>
        </div>
      )}
    </Dialog>
  )
}
