import { type RefObject, useEffect, useState } from 'react'
import { coversContent } from './covers-content.ts'

/**
 * Whether a floating element covers content now; checked again when the page scrolls, changes or is resized. True until
 * the first check. An element with the focus remains visible.
 */
export const useCoversContent = (floating: RefObject<HTMLElement | null>): boolean => {
  const [covers, setCovers] = useState(true)
  useEffect(() => {
    let frame = 0
    const look = () => {
      frame = 0
      const element = floating.current
      if (element !== null) setCovers(!element.contains(document.activeElement) && coversContent(element))
    }
    const lookSoon = () => {
      if (frame === 0) frame = requestAnimationFrame(look)
    }
    const changes = new MutationObserver(lookSoon)
    const size = new ResizeObserver(lookSoon)
    changes.observe(document.body, { childList: true, subtree: true, characterData: true })
    size.observe(document.body)
    addEventListener('scroll', lookSoon, { capture: true, passive: true })
    addEventListener('resize', lookSoon)
    lookSoon()
    return () => {
      cancelAnimationFrame(frame)
      changes.disconnect()
      size.disconnect()
      removeEventListener('scroll', lookSoon, { capture: true })
      removeEventListener('resize', lookSoon)
    }
  }, [floating])
  return covers
}
