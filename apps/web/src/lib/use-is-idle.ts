import { useEffect, useState } from 'react'
import { whenIdle } from './when-idle.ts'

/** True once the browser is idle: for what a screen can do without until then. */
export const useIsIdle = (): boolean => {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => whenIdle(() => setIdle(true)), [])
  return isIdle
}
