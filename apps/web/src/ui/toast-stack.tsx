import { Notifications } from '@mantine/notifications'
import { useIsPhone } from '../lib/media.ts'
import classes from './toaster.module.css'

/** Where toasts appear: top right below the bar, whose menus stay in reach, on the phone at the bottom; hover and focus pause them. Load it lazily. */
export const ToastStack = () => {
  const isPhone = useIsPhone()
  return (
    <Notifications
      className={classes.stack ?? ''}
      position={isPhone ? 'bottom-center' : 'top-right'}
      limit={4}
      pauseResetOnHover="notification"
      zIndex={400}
    />
  )
}
