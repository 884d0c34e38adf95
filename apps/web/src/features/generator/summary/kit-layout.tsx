import type { KitView } from '@girassol/contract/generator'
import { IconLayoutGrid } from '@tabler/icons-react'
import { useState } from 'react'
import { formatPower } from '../../../lib/format.ts'
import { ActionButton } from '../../../ui/action-button.tsx'
import { LayoutDialog } from '../../layout/index.ts'
import { kitTitle } from './compared-kit.tsx'

export type KitLayoutProps = {
  readonly kit: KitView
  /** Opens the first step with a power in watts. */
  readonly onResize: (powerW: number) => void
}

/** The layout of a kit's modules, in a dialog (GRID-006). */
export const KitLayout = ({ kit, onResize }: KitLayoutProps) => {
  const [isOpen, setOpen] = useState(false)
  const resize = (powerW: number) => {
    setOpen(false)
    onResize(powerW)
  }
  return (
    <>
      <ActionButton
        label="Ver disposição"
        name={`Ver disposição dos módulos: ${kitTitle(kit)}`}
        variant="text"
        icon={<IconLayoutGrid size={16} aria-hidden />}
        onRun={() => setOpen(true)}
      />
      {isOpen && (
        <LayoutDialog
          order={kit.layout}
          modulePowerW={kit.modulePowerW}
          summary={`${kit.modules} × ${kit.moduleBrand} ${kit.modulePowerW} W · ${formatPower(kit.powerW)}`}
          onResize={resize}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
