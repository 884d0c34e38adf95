import { type RefObject, useEffect } from 'react'

/** Tells the style sheet on which side the strip continues; sub-pixel widths are not a cut. */
const markCut = (strip: HTMLElement) => {
  const left = Math.abs(strip.scrollLeft)
  strip.toggleAttribute('data-cut-start', left > 1)
  strip.toggleAttribute('data-cut-end', strip.scrollWidth - strip.clientWidth - left > 1)
}

/** A wheel that only turns vertically moves the strip; at its end the page scrolls as usual. */
const moveByWheel = (event: WheelEvent) => {
  const strip = event.currentTarget as HTMLElement
  if (event.deltaX !== 0 || event.ctrlKey) return
  const before = strip.scrollLeft
  strip.scrollLeft += event.deltaY
  if (strip.scrollLeft !== before) event.preventDefault()
}

/** Makes a strip that is too long reachable with a mouse: the wheel moves it, and its cut sides fade. */
export const useScrollingStrip = (ref: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const strip = ref.current
    if (strip === null) return
    const mark = () => markCut(strip)
    // Counts arrive later and make the tabs wider while the strip keeps its width.
    const sizes = new ResizeObserver(mark)
    for (const element of [strip, ...strip.children]) sizes.observe(element)
    strip.addEventListener('scroll', mark, { passive: true })
    // React's own listener is passive and could not keep the page from scrolling.
    strip.addEventListener('wheel', moveByWheel, { passive: false })
    return () => {
      sizes.disconnect()
      strip.removeEventListener('scroll', mark)
      strip.removeEventListener('wheel', moveByWheel)
    }
  }, [ref])
}
