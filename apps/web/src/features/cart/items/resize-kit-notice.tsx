import type { OrderView } from '@girassol/contract/orders'
import { formatPower } from '../../../lib/format.ts'
import { ActionButton } from '../../../ui/action-button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import type { CartSave } from '../saving/cart-save.ts'
import type { CartRefusal } from '../saving/use-saving.ts'
import { useGoToSummary } from '../steps/use-go-to-summary.ts'
import { useResizeKit } from './use-resize-kit.ts'

export type ResizeKitNoticeProps = {
  readonly cart: OrderView
  /** The last refusal of a delivery where the kit's strings would be unsafe. */
  readonly refusal: CartRefusal | undefined
  readonly onResized: (save: CartSave) => void
}

/** Why the kit is unsafe for the order's destination, and the kit that fits (C-23). */
export const ResizeKitNotice = ({ cart, refusal, onResized }: ResizeKitNoticeProps) => {
  const { uf, resize, isRunning, proposals } = useResizeKit({ cart, refusal, onResized })
  const goToSummary = useGoToSummary()
  const reason = refusal?.error.message ?? cart.missing.find(({ field }) => field === 'kit')?.message
  if (reason !== undefined) {
    return (
      <Notice
        tone="attention"
        isAlert
        title={`O kit do carrinho não é seguro em ${uf}.`}
        action={
          resize && (
            <ActionButton
              label={`Redimensionar para ${uf}`}
              runningLabel="Dimensionando…"
              isRunning={isRunning}
              onRun={resize}
            />
          )
        }
      >
        {reason}
        {proposals?.found === false && ` ${proposals.reason?.text ?? 'Nenhum Kit encontrado para a seleção'}`}
      </Notice>
    )
  }
  const kit = proposals?.kits.find(({ inCart }) => inCart)
  if (proposals?.found !== true || kit === undefined) return null
  return (
    <Notice
      tone="success"
      isAlert
      title={`Kit redimensionado para ${proposals.site.uf}.`}
      action={<ActionButton label="Ver o kit" onRun={goToSummary} />}
    >
      {`${formatPower(kit.powerW)}: ${kit.modules} × ${kit.moduleName}, ${kit.inverters} × ${kit.inverterName}, ${kit.strings}.`}
    </Notice>
  )
}
