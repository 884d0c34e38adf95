import { Drawer } from '@mantine/core'
import type { ReactNode } from 'react'

export type SidePanelProps = {
  readonly isOpen: boolean
  readonly title: ReactNode
  readonly children: ReactNode
  readonly side?: 'left' | 'right'
  readonly width?: number
  readonly onClose: () => void
}

/** A drawer: to look at something without leaving the page. */
export const SidePanel = ({ isOpen, title, children, side = 'right', width = 480, onClose }: SidePanelProps) => (
  <Drawer
    opened={isOpen}
    onClose={onClose}
    title={title}
    position={side}
    size={width}
    transitionProps={{ duration: 180, timingFunction: 'ease-out' }}
    closeButtonProps={{ 'aria-label': 'Fechar' }}
    attributes={{ header: { role: 'presentation' } }} // a <header> of the page it is not
  >
    {children}
  </Drawer>
)
