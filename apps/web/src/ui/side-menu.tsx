import type { ReactNode } from 'react'
import { SidePanel } from './side-panel.tsx'
import { useOpenedAfterDrawing } from './use-opened-after-drawing.ts'

type SideMenuProps = { readonly isOpen: boolean; readonly onClose: () => void; readonly children: ReactNode }

/** The menu that opens from the left. Load it lazily. */
export const SideMenu = ({ isOpen, onClose, children }: SideMenuProps) => (
  <SidePanel isOpen={useOpenedAfterDrawing(isOpen)} title="Menu" side="left" width={280} onClose={onClose}>
    {children}
  </SidePanel>
)
