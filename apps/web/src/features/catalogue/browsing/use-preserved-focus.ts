import { type FocusEvent, useEffect, useRef } from 'react'

/** When a control in a box replaces another that had the focus, the new control receives the focus. */
export const usePreservedFocus = (isReplaced: boolean) => {
  const box = useRef<HTMLSpanElement>(null)
  const had = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when one control takes the place of the other
  useEffect(() => {
    if (!had.current || document.activeElement !== document.body) return
    const control = box.current?.querySelector('input') ?? box.current?.querySelector('button')
    control?.focus()
  }, [isReplaced])
  return {
    ref: box,
    onFocus: () => {
      had.current = true
    },
    onBlur: (event: FocusEvent) => {
      if (event.relatedTarget !== null) had.current = false
    },
  }
}
