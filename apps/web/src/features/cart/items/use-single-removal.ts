import { type MouseEvent, useRef } from 'react'

const doubleClickMs = 400
const samePlacePx = 10

type Press = Pick<MouseEvent, 'timeStamp' | 'clientX' | 'clientY'>

const isAgain = (before: Press, now: Press): boolean =>
  now.timeStamp - before.timeStamp < doubleClickMs &&
  Math.hypot(now.clientX - before.clientX, now.clientY - before.clientY) < samePlacePx

/**
 * The next row slides under the pointer when one is removed, so that the second press of a double click would remove it
 * too: it is ignored. The keyboard, whose presses have no click count, is not concerned.
 */
export const useSingleRemoval = () => {
  const last = useRef<Press>(undefined)
  return (event: MouseEvent<HTMLElement>): void => {
    const isBin = event.target instanceof Element && event.target.closest('[data-bin]') !== null
    if (!isBin || event.detail === 0) return
    if (last.current !== undefined && isAgain(last.current, event)) event.stopPropagation()
    else last.current = { timeStamp: event.timeStamp, clientX: event.clientX, clientY: event.clientY }
  }
}
