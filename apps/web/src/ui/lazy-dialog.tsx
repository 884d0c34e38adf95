import { type ComponentType, lazy, Suspense } from 'react'
import { loadOnline } from '../lib/connection.ts'
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
export const lazyDialog = <Props extends LazyDialogProps>(load: () => Promise<ComponentType<Props>>) => {
  const Loaded = lazy(async () => ({ default: await loadOnline(load) })) as ComponentType<Props>
  const LazyDialog = (props: Props) => (
    <Suspense fallback={<Loading {...props} />}>
      <Loaded {...props} />
    </Suspense>
  )
  return LazyDialog
}
