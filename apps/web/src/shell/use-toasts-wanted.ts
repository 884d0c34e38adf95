import { useNotifications } from '@mantine/notifications'
import { useIsIdle } from '../lib/use-is-idle.ts'

/** The code that shows toasts is loaded for the first toast, or when the browser is idle. */
export const useToastsWanted = (): boolean => {
  const isIdle = useIsIdle()
  return useNotifications().notifications.length > 0 || isIdle
}
