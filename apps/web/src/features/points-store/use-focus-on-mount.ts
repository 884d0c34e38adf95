import { useEffect, useRef } from 'react'

/** Focuses the element when a new step of a dialog replaces the previous one: the focused control is gone. */
export const useFocusOnMount = <Element extends HTMLElement>() => {
  const element = useRef<Element>(null)
  useEffect(() => element.current?.focus({ preventScroll: true }), [])
  return element
}
