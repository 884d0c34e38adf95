import { type RefObject, useEffect, useState } from 'react'

/** Whether an element that is shown has left the screen upwards. */
export const useIsPassed = (element: RefObject<Element | null>): boolean => {
  const [isPassed, setPassed] = useState(false)
  useEffect(() => {
    const { current } = element
    if (current === null || typeof IntersectionObserver === 'undefined') return
    const observer = new IntersectionObserver(([entry]) => {
      if (entry === undefined) return
      const { bottom, height } = entry.boundingClientRect
      setPassed(!entry.isIntersecting && height > 0 && bottom <= 0)
    })
    observer.observe(current)
    return () => observer.disconnect()
  }, [element])
  return isPassed
}
