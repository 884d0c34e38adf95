import { useEffect, useState } from 'react'

/**
 * False until the browser has painted the first view. Drawing what is below it takes a slow telephone as long as a third of
 * the whole loading, so it comes afterwards (PROP-011).
 */
export const useIsPainted = (): boolean => {
  const [isPainted, setPainted] = useState(false)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    // The callback of a frame runs before its paint, the timer after it. A hidden tab paints no frame.
    const paint = () => {
      timer = setTimeout(() => setPainted(true))
    }
    const frame = requestAnimationFrame(paint)
    if (document.visibilityState === 'hidden') paint()
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [])
  return isPainted
}
