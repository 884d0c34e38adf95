import { type RefObject, useLayoutEffect, useState } from 'react'

/** The width of an element in pixels, followed while it changes; `usual` until it is drawn. */
export const useWidth = (box: RefObject<HTMLElement | null>, usual: number): number => {
  const [width, setWidth] = useState(usual)
  useLayoutEffect(() => {
    const element = box.current
    if (element === null) return
    const measure = () => {
      const measured = Math.round(element.getBoundingClientRect().width)
      if (measured > 0) setWidth(measured)
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [box])
  return width
}
