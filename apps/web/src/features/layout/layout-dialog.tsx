import type { LayoutOrder } from '@girassol/domain/layout'
import { type ReactNode, useState } from 'react'
import { Dialog } from '../../ui/dialog.tsx'
import classes from './layout-view.module.css'
import { LayoutView } from './layout-view.tsx'
import { noRoof, type RoofForm } from './roof-form.ts'

export type LayoutDialogProps = {
  readonly order: LayoutOrder
  readonly modulePowerW: number
  /** '40 × TROPIS 585 W · 23,40 kWp' */
  readonly summary: string
  /** Opens the wizard with a power in watts. */
  readonly onResize?: ((powerW: number) => void) | undefined
  /** Buttons at the foot; they get the roof as typed. */
  readonly footer?: ((roof: RoofForm) => ReactNode) | undefined
  readonly onClose: () => void
}

/** The layout of the modules of a kit (GRID-006 to GRID-008). */
export const LayoutDialog = ({ order, modulePowerW, summary, onResize, footer, onClose }: LayoutDialogProps) => {
  const [roof, setRoof] = useState(noRoof)
  return (
    <Dialog isOpen title="Disposição dos módulos" width="product" footer={footer?.(roof)} onClose={onClose}>
      <p className={classes.summary}>{summary}</p>
      <LayoutView
        order={order}
        modulePowerW={modulePowerW}
        roof={roof}
        changeRoof={(part) => setRoof((before) => ({ ...before, ...part }))}
        onResize={onResize}
      />
    </Dialog>
  )
}
