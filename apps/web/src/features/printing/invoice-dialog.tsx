import {
  type DocumentAnswer,
  printAttachment,
  showFutureSaleInvoice,
  showSimpleShipmentInvoice,
  showTriangulationInvoice,
} from '@girassol/contract/printing'
import { formatAccessKey, type PrintedDocument } from '@girassol/domain/printing'
import { useMemo } from 'react'
import { saveFile } from '../../lib/save-file.ts'
import { useEndpointQuery } from '../../lib/use-endpoint.ts'
import { ActionButton } from '../../ui/action-button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { PdfPaper } from '../../ui/pdf-paper.tsx'
import { SkeletonLines } from '../../ui/skeletons.tsx'
import type { OrderDialogProps } from '../orders/index.ts'
import { toPdf, toXml } from './document-bytes.ts'
import classes from './print-dialog.module.css'

/** The viewable NF-e types, with the title of each dialog (NFE-001). */
const titles = {
  NF: 'NF-e',
  NF_FUTURE: 'NF-e de venda futura',
  NF_SIMPLE_SHIPPING: 'NF-e de simples remessa',
  CO: 'NF-e de Remessa por Conta e Ordem',
} as const

export type ViewedInvoice = keyof typeof titles

export const isViewed = (document: PrintedDocument): document is ViewedInvoice => document in titles

/** NFE-005: requested once; to request it again, the user reopens the dialog. */
const once = { retry: false, refetchOnMount: 'always' } as const

const useInvoice = (id: number, kind: ViewedInvoice) => {
  const params = { id }
  const toQueryOptions = (one: ViewedInvoice) => ({ ...once, enabled: kind === one })
  const answers = {
    NF: useEndpointQuery(printAttachment, { params: { id, type: 'NF' } }, toQueryOptions('NF')),
    NF_FUTURE: useEndpointQuery(showFutureSaleInvoice, { params }, toQueryOptions('NF_FUTURE')),
    NF_SIMPLE_SHIPPING: useEndpointQuery(showSimpleShipmentInvoice, { params }, toQueryOptions('NF_SIMPLE_SHIPPING')),
    CO: useEndpointQuery(showTriangulationInvoice, { params }, toQueryOptions('CO')),
  }
  return answers[kind]
}

type PaperProps = { readonly title: string; readonly document: DocumentAnswer['data'] }

const Paper = ({ title, document }: PaperProps) => {
  const bytes = useMemo(() => toPdf(document.data), [document.data])
  return (
    <>
      {document.accessKey !== null && (
        <p className={classes.key}>
          <span className={classes.keyLabel}>Chave de acesso</span>
          <span className={classes.keyText}>{formatAccessKey(document.accessKey)}</span>
        </p>
      )}
      <PdfPaper title={title} bytes={bytes} />
    </>
  )
}

const Files = ({ data, name, xml }: DocumentAnswer['data']) => (
  <>
    {xml !== null && <ActionButton label="Baixar XML" onRun={() => saveFile(toXml(xml), `${name}.xml`)} />}
    <ActionButton label="Baixar PDF" variant="next" onRun={() => saveFile(toPdf(data), `${name}.pdf`)} />
  </>
)

type Props = OrderDialogProps & { readonly kind: ViewedInvoice }

/** NFE-001: an NF-e of an order, shown in the dialog, with both files to download. */
export const InvoiceDialog = ({ order, kind, onClose }: Props) => {
  const invoice = useInvoice(order.id, kind)
  const found = invoice.data?.data
  const title = `${titles[kind]} do pedido ${order.id}`
  return (
    <Dialog
      isOpen
      width="product"
      title={title}
      onClose={onClose}
      footer={
        <>
          <ActionButton label="Voltar" variant="text" onRun={onClose} />
          {found && <Files {...found} />}
        </>
      }
    >
      {invoice.isLoading && <SkeletonLines lines={10} />}
      {invoice.error !== null && <ErrorState error={invoice.error} title="Ocorreu um erro ao buscar a nota fiscal." />}
      {found && <Paper title={title} document={found} />}
    </Dialog>
  )
}
