import { Drawer } from '@mantine/core'
import type { ReactNode } from 'react'
import { useEscape } from './use-escape.ts'

export type SidePanelProps = {
  readonly isOpen: boolean
  readonly title: ReactNode
  readonly children: ReactNode
  readonly side?: 'left' | 'right'
  readonly width?: number
  /** A dialog is open above it, which handles Esc and clicks outside. */
  readonly isStatic?: boolean
  readonly onClose: () => void
}

/** A drawer for reading something without leaving the page. */
export const SidePanel = ({
  isOpen,
  title,
  children,
  side = 'right',
  width = 480,
  isStatic = false,
  onClose,
}: SidePanelProps) => {
  useEscape(isOpen, isStatic ? () => undefined : onClose)
  return (
    <Drawer
      opened={isOpen}
      onClose={onClose}
      title={title}
      position={side}
      size={width}
      closeOnEscape={false} // useEscape
      closeOnClickOutside={!isStatic}
      transitionProps={{ duration: 180, timingFunction: 'ease-out' }}
      closeButtonProps={{ 'aria-label': 'Fechar' }}
      attributes={{ header: { role: 'presentation' } }} // not the <header> of a page
    >
      {children}
    </Drawer>
  )
}
