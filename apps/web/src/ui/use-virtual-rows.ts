import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, startTransition, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'

export type VirtualRows = {
  readonly count: number
  readonly rowHeight: number
  readonly gap?: number
  /** The row with focus stays in the page wherever the list scrolls. */
  readonly focused?: number | undefined
  readonly list: RefObject<HTMLElement | null>
  /** Two screens before the end. */
  readonly onNearEnd?: (() => void) | undefined
}

const withFocused = (range: Range, focused: number | undefined): number[] => {
  const indexes = defaultRangeExtractor(range)
  if (focused === undefined || focused >= range.count || indexes.includes(focused)) return indexes
  return [...indexes, focused].sort((a, b) => a - b)
}

/** Rows beside those in the window, so that scrolling finds them drawn. */
const overscanRows = 8

/** The first drawing has only the rows in the window, which is sooner on a slow phone; the others follow. */
const useOverscan = (): number => {
  const [isDrawn, setDrawn] = useState(false)
  useEffect(() => startTransition(() => setDrawn(true)), [])
  return isDrawn ? overscanRows : 0
}

/** About where a list begins, until it is measured. */
const estimateListTop = () => Math.round(window.innerHeight / 3)

/** The rows of a long list that the window shows now, out of a list that scrolls with the page. */
export const useVirtualRows = ({ count, rowHeight, gap = 0, focused, list, onNearEnd }: VirtualRows) => {
  'use no memo' // The virtualizer is one mutable object: a memoised read of it would go stale.
  const [scrollMargin, setScrollMargin] = useState(estimateListTop)
  const overscan = useOverscan()
  // Whatever grows above the list (a filter panel, a notice) moves it.
  useLayoutEffect(() => {
    const measure = () => {
      const top = list.current?.getBoundingClientRect().top
      if (top !== undefined) setScrollMargin(Math.round(top + window.scrollY))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [list])
  const virtualizer = useWindowVirtualizer({
    count,
    estimateSize: () => rowHeight,
    gap,
    overscan,
    scrollMargin,
    rangeExtractor: (range) => withFocused(range, focused),
  })
  const rows = virtualizer.getVirtualItems()
  const twoScreens = Math.ceil((window.innerHeight * 2) / rowHeight)
  const isNearEnd = count > 0 && (rows.at(-1)?.index ?? 0) >= count - 1 - twoScreens
  const nearEnd = useEffectEvent(() => onNearEnd?.())
  // biome-ignore lint/correctness/useExhaustiveDependencies: a longer list is near its end anew
  useEffect(() => {
    if (isNearEnd) nearEnd()
  }, [isNearEnd, count])
  const total = virtualizer.getTotalSize()
  return {
    /** `top` within the list; `before` is the empty room since the previous row (more than 0 where rows are left out). */
    rows: rows.map(({ index, start }, at) => ({
      index,
      top: start - scrollMargin,
      before: start - (rows[at - 1]?.end ?? scrollMargin),
    })),
    after: total - ((rows.at(-1)?.end ?? scrollMargin) - scrollMargin),
    total,
    measure: virtualizer.measureElement,
  }
}
