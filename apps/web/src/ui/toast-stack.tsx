import { Notifications } from '@mantine/notifications'
import { useIsPhone } from '../lib/media.ts'

/** Where toasts appear: top right, on the phone at the bottom; hover and focus pause them. Load it lazily. */
export const ToastStack = () => {
  const isPhone = useIsPhone()
  return (
    <Notifications
      position={isPhone ? 'bottom-center' : 'top-right'}
      limit={4}
      pauseResetOnHover="notification"
      zIndex={400}
    />
  )
}
