import { type RefObject, useLayoutEffect, useState } from 'react'

/** How many columns of at least `minimum` px fit into an element; measured before the first paint. */
export const useColumns = (element: RefObject<HTMLElement | null>, minimum: number, gap: number): number => {
  const [columns, setColumns] = useState(1)
  useLayoutEffect(() => {
    const box = element.current
    if (box === null) return
    const measure = () => setColumns(Math.max(1, Math.floor((box.clientWidth + gap) / (minimum + gap))))
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(box)
    return () => observer.disconnect()
  }, [element, minimum, gap])
  return columns
}
