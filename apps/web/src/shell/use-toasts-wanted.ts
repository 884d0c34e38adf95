import { useNotifications } from '@mantine/notifications'
import { useEffect, useState } from 'react'
import { whenIdle } from '../lib/when-idle.ts'

/** The code that shows toasts is loaded for the first toast, or when the browser is idle. */
export const useToastsWanted = (): boolean => {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => whenIdle(() => setIdle(true)), [])
  return useNotifications().notifications.length > 0 || isIdle
}
