import { useEffect, useRef, useState } from 'react'

const countMs = 900

const prefersStill = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches

/** The points to show: after a swap the figure counts down to the new balance once; otherwise it changes at once. */
export const useCountedPoints = (points: number | undefined): number | undefined => {
  const [shown, setShown] = useState(points)
  const shownNow = useRef(points)
  useEffect(() => {
    const show = (value: number | undefined) => {
      shownNow.current = value
      setShown(value)
    }
    const from = shownNow.current
    if (points === undefined || from === undefined || from <= points || prefersStill()) return show(points)
    const start = performance.now()
    let frame = 0
    const step = (now: number) => {
      const share = Math.min((now - start) / countMs, 1)
      show(Math.round(from - (from - points) * share))
      if (share < 1) frame = requestAnimationFrame(step)
    }
    frame = requestAnimationFrame(step)
    return () => cancelAnimationFrame(frame)
  }, [points])
  return shown
}
