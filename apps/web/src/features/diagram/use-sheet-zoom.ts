import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { limitZoom, type Point, scrollAfterZoom, stepZoom } from './sheet-zoom.ts'

export type SheetZoom = {
  readonly region: RefObject<HTMLElement | null>
  readonly zoom: number
  /** Around a point of the region. */
  readonly zoomBy: (factor: number, at: Point) => void
  readonly larger: () => void
  readonly smaller: () => void
  readonly fit: () => void
  readonly panBy: (x: number, y: number) => void
}

type View = { readonly zoom: number; readonly scroll: Point }

const whole: View = { zoom: 1, scroll: { x: 0, y: 0 } }

/** The size of a sheet inside a scrolling region; what is under the fingers stays there when the size changes. */
export const useSheetZoom = (): SheetZoom => {
  const region = useRef<HTMLElement>(null)
  const [view, setView] = useState(whole)
  useLayoutEffect(() => {
    region.current?.scrollTo(view.scroll.x, view.scroll.y)
  }, [view])
  const change = (toZoom: (zoom: number) => number, at?: Point): void => {
    const element = region.current
    if (element === null) return
    const middle = { x: element.clientWidth / 2, y: element.clientHeight / 2 }
    const scroll = { x: element.scrollLeft, y: element.scrollTop }
    setView(({ zoom }) => {
      const next = limitZoom(toZoom(zoom))
      return { zoom: next, scroll: scrollAfterZoom(scroll, at ?? middle, next / zoom) }
    })
  }
  return {
    region,
    zoom: view.zoom,
    zoomBy: (factor, at) => change((zoom) => zoom * factor, at),
    larger: () => change((zoom) => stepZoom(zoom, 1)),
    smaller: () => change((zoom) => stepZoom(zoom, -1)),
    fit: () => setView(whole),
    panBy: (x, y) => region.current?.scrollBy(x, y),
  }
}
