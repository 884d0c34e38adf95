import { drawLayout, showLayout } from '@girassol/contract/layout'
import { IconDownload } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useCanChange } from '../../access/session.tsx'
import { formatPower } from '../../lib/format.ts'
import { useDownload } from '../../lib/use-download.ts'
import { useEndpointQuery } from '../../lib/use-endpoint.ts'
import { ActionButton } from '../../ui/action-button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { SkeletonLines } from '../../ui/skeletons.tsx'
import { LayoutDialog } from './layout-dialog.tsx'
import { type RoofForm, readRoofMetres } from './roof-form.ts'

export type OrderLayoutDialogProps = {
  readonly orderId: number
  readonly onClose: () => void
}

const Download = ({ orderId, roof }: { readonly orderId: number; readonly roof: RoofForm }) => {
  const request = { params: { id: orderId }, query: readRoofMetres(roof) }
  const download = useDownload(drawLayout, request, {
    name: `Disposição dos módulos ${orderId}.svg`,
    failure: 'Não foi possível baixar o desenho.',
  })
  return (
    <ActionButton
      label="Baixar SVG"
      icon={<IconDownload size={16} aria-hidden />}
      isRunning={download.isPending}
      onRun={() => download.mutate()}
    />
  )
}

/** The layout of the modules of a saved order (GRID-006 to GRID-008). */
export const OrderLayoutDialog = ({ orderId, onClose }: OrderLayoutDialogProps) => {
  const navigate = useNavigate()
  const canResize = useCanChange('store.use')
  const { data, error } = useEndpointQuery(showLayout, { params: { id: orderId } }, { retry: false })
  if (data === undefined) {
    return (
      <Dialog isOpen title="Disposição dos módulos" width="product" onClose={onClose}>
        {error ? <ErrorState error={error} /> : <SkeletonLines lines={6} />}
      </Dialog>
    )
  }
  const { order, moduleName, modulePowerW } = data
  const modules = order.lines.reduce((sum, { panels, lines }) => sum + panels * lines, 0)
  const resize = (powerW: number) => void navigate({ to: '/monte-seu-gerador', search: { potencia: String(powerW) } })
  return (
    <LayoutDialog
      order={order}
      modulePowerW={modulePowerW}
      summary={`${modules} × ${moduleName} · ${formatPower(modules * modulePowerW)}`}
      onResize={canResize ? resize : undefined}
      footer={(roof) => <Download orderId={orderId} roof={roof} />}
      onClose={onClose}
    />
  )
}
