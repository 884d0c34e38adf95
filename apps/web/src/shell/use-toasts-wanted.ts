import { useNotifications } from '@mantine/notifications'
import { useEffect, useState } from 'react'
import { whenIdle } from '../lib/when-idle.ts'

/** What shows toasts is loaded for the first of them, or when there is nothing better to do. */
export const useToastsWanted = (): boolean => {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => whenIdle(() => setIdle(true)), [])
  return useNotifications().notifications.length > 0 || isIdle
}
