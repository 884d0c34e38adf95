import type { ComponentType } from 'react'
import { lazyPart } from './lazy-part.tsx'
import { useEscape } from './use-escape.ts'

type LazyDialogProps = { readonly onClose: () => void; readonly isOpen?: boolean }

const Loading = ({ onClose, isOpen = true }: LazyDialogProps) => {
  useEscape(isOpen, onClose)
  return null
}

/**
 * A dialog whose file is loaded when it is first opened. Escape closes it even before the file has arrived, so that a
 * user who opened it by mistake need not wait on a slow connection.
 */
export const lazyDialog = <Props extends LazyDialogProps>(load: () => Promise<ComponentType<Props>>) =>
  lazyPart(load, Loading)
