import { useEffect, useState } from 'react'

/** Timers are no longer than this, the largest that browsers know. */
const mostMs = 2_147_483_647

/** Whether an instant has passed; the screen is drawn again when it does. */
export const useIsPast = (instant: string): boolean => {
  const [now, setNow] = useState(() => Date.now())
  const left = Date.parse(instant) - now
  useEffect(() => {
    if (left <= 0) return
    const timer = setTimeout(() => setNow(Date.now()), Math.min(left, mostMs))
    return () => clearTimeout(timer)
  }, [left])
  return left <= 0
}
