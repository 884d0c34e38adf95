import { useEffect, useRef } from 'react'

/** Focus for what takes the place of another step in a dialog: the control that had it is gone. */
export const useFocusOnMount = <Element extends HTMLElement>() => {
  const element = useRef<Element>(null)
  useEffect(() => element.current?.focus({ preventScroll: true }), [])
  return element
}
