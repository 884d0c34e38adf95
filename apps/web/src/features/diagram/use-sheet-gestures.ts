import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import { distanceOf, middleOf, type Point } from './sheet-zoom.ts'
import type { SheetZoom } from './use-sheet-zoom.ts'

/** Pixels of one press of an arrow. */
const arrowStep = 60

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-arrowStep, 0],
  ArrowRight: [arrowStep, 0],
  ArrowUp: [0, -arrowStep],
  ArrowDown: [0, arrowStep],
}

const pressKey = (sheet: SheetZoom, event: KeyboardEvent<HTMLElement>): void => {
  if (event.ctrlKey || event.metaKey || event.altKey) return
  const arrow = arrows[event.key]
  if (arrow !== undefined) sheet.panBy(...arrow)
  else if (event.key === '+' || event.key === '=') sheet.larger()
  else if (event.key === '-') sheet.smaller()
  else if (event.key === '0') sheet.fit()
  else return
  event.preventDefault()
}

const placeIn = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>): Point => {
  const { left, top } = currentTarget.getBoundingClientRect()
  return { x: clientX - left, y: clientY - top }
}

/** One finger, or the mouse, drags the sheet; two change its size; keys do both. */
export const useSheetGestures = (sheet: SheetZoom) => {
  const fingers = useRef(new Map<number, Point>())
  const move = (event: PointerEvent<HTMLElement>): void => {
    const before = fingers.current.get(event.pointerId)
    if (before === undefined) return
    const now = placeIn(event)
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1]
    if (other === undefined) sheet.panBy(before.x - now.x, before.y - now.y)
    else sheet.zoomBy(distanceOf(now, other) / Math.max(1, distanceOf(before, other)), middleOf(now, other))
    fingers.current.set(event.pointerId, now)
  }
  const end = ({ pointerId }: PointerEvent<HTMLElement>): void => {
    fingers.current.delete(pointerId)
  }
  return {
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => pressKey(sheet, event),
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      fingers.current.set(event.pointerId, placeIn(event))
      event.currentTarget.setPointerCapture?.(event.pointerId)
    },
    onPointerMove: move,
    onPointerUp: end,
    onPointerCancel: end,
  }
}
