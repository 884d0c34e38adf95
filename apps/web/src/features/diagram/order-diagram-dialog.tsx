import { drawDiagram, showOrderDiagram } from '@girassol/contract/diagram'
import { IconDownload } from '@tabler/icons-react'
import { useDownload } from '../../lib/use-download.ts'
import { useEndpointQuery } from '../../lib/use-endpoint.ts'
import { ActionButton } from '../../ui/action-button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { SkeletonLines } from '../../ui/skeletons.tsx'
import { DiagramDialog } from './diagram-dialog.tsx'

export { DiagramDialog }

export type OrderDiagramDialogProps = {
  readonly orderId: number
  readonly onClose: () => void
}

const Download = ({ orderId }: { readonly orderId: number }) => {
  const download = useDownload(
    drawDiagram,
    { params: { id: orderId } },
    { name: `Diagrama unifilar ${orderId}.svg`, failure: 'Não foi possível baixar o diagrama.' },
  )
  return (
    <ActionButton
      label="Baixar SVG"
      icon={<IconDownload size={16} aria-hidden />}
      isRunning={download.isPending}
      onRun={() => download.mutate()}
    />
  )
}

/** The single-line diagram of the kit of an order, as a draft (HOM-007, HOM-008). */
export const OrderDiagramDialog = ({ orderId, onClose }: OrderDiagramDialogProps) => {
  const { data, error } = useEndpointQuery(showOrderDiagram, { params: { id: orderId } }, { retry: false })
  if (data !== undefined) return <DiagramDialog {...data} footer={<Download orderId={orderId} />} onClose={onClose} />
  return (
    <Dialog isOpen title="Diagrama unifilar" width="product" onClose={onClose}>
      {error ? <ErrorState error={error} /> : <SkeletonLines lines={6} />}
    </Dialog>
  )
}
