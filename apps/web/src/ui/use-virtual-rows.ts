import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, startTransition, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'

export type VirtualRows = {
  readonly count: number
  readonly rowHeight: number
  readonly gap?: number
  /** The row with the focus remains rendered wherever the list scrolls. */
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

/** Additional rows around the window, so that they are already rendered when the user scrolls. */
const overscanRows = 8

/** The first render has only the rows in the window, which is faster on a slow phone; the others follow. */
const useOverscan = (): number => {
  const [isDrawn, setDrawn] = useState(false)
  useEffect(() => startTransition(() => setDrawn(true)), [])
  return isDrawn ? overscanRows : 0
}

/** The estimated position of a list, until it is measured. */
const estimateListTop = () => Math.round(window.innerHeight / 3)

/** The rows of a long list that are visible now; the list scrolls with the page. */
export const useVirtualRows = ({ count, rowHeight, gap = 0, focused, list, onNearEnd }: VirtualRows) => {
  'use no memo' // The virtualizer is one mutable object: a memoised read of it would go stale.
  const [scrollMargin, setScrollMargin] = useState(estimateListTop)
  const overscan = useOverscan()
  // Content that grows above the list (a filter panel, a notice) moves it.
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
    /** `top` within the list; `before` is the empty space since the previous row (above 0 when rows are left out). */
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
