import { type SiteStage, siteStageNames } from '@girassol/domain/sites'
import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'
import type { MovableSite } from '../moving/site-move.ts'
import { drawCardAt, drawCardInPlace, type Point } from './carried-card.ts'
import type { Carried } from './use-carried-by-keys.ts'

/** Pixels that the pointer moves before a press becomes a drag. */
const leastDistance = 6
/** Pixels from the edge of the board in which it scrolls, and how many it scrolls a frame. */
const edge = 48
const scrolledPerFrame = 12

const isStage = (name: string | undefined): name is SiteStage => siteStageNames.some((stage) => stage === name)

/** The stage of the column under the pointer. */
const findStage = (region: HTMLElement, { x }: Point): SiteStage | undefined => {
  const columns = [...region.querySelectorAll<HTMLElement>('[data-stage]')]
  const under = columns.find((column) => {
    const { left, right } = column.getBoundingClientRect()
    return x >= left && x < right
  })
  const stage = under?.dataset.stage
  return isStage(stage) ? stage : undefined
}

const scrollAtEdge = (region: HTMLElement, { x }: Point) => {
  const { left, right } = region.getBoundingClientRect()
  if (x < left + edge) region.scrollLeft -= scrolledPerFrame
  else if (x > right - edge) region.scrollLeft += scrolledPerFrame
}

type Drag = {
  readonly site: MovableSite
  readonly region: HTMLElement
  /** From the corner of the card to the pointer. */
  readonly grip: Point
  readonly onTo: (carried: Carried | undefined) => void
  readonly onDrop: (carried: Carried) => void
  /** The drag is over, whatever its end. */
  readonly onEnd: (hasMoved: boolean) => void
}

const toPoint = ({ clientX, clientY }: { readonly clientX: number; readonly clientY: number }): Point => ({
  x: clientX,
  y: clientY,
})

/** Follows the pointer until it is released, or until Escape gives up; returns what ends the drag at once. */
const followPointer = (start: Point, drag: Drag): (() => void) => {
  const { site, region, grip, onTo, onDrop, onEnd } = drag
  const listening = new AbortController()
  const { signal } = listening
  let at = start
  let to = site.stage
  let frame = 0
  const draw = () => {
    scrollAtEdge(region, at)
    drawCardAt(region, site.id, { x: at.x - grip.x, y: at.y - grip.y })
    const under = findStage(region, at) ?? site.stage
    if (under !== to) onTo({ site, to: under })
    to = under
    frame = requestAnimationFrame(draw)
  }
  const move = (event: globalThis.PointerEvent) => {
    at = toPoint(event)
    if (frame !== 0 || Math.hypot(at.x - start.x, at.y - start.y) < leastDistance) return
    onTo({ site, to })
    draw()
  }
  const end = (isDrop: boolean) => {
    listening.abort()
    cancelAnimationFrame(frame)
    drawCardInPlace(region, site.id)
    onTo(undefined)
    onEnd(frame !== 0)
    if (isDrop && frame !== 0 && to !== site.stage) onDrop({ site, to })
  }
  window.addEventListener('pointermove', move, { signal })
  window.addEventListener('pointerup', () => end(true), { signal })
  window.addEventListener('pointercancel', () => end(false), { signal })
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    end(false)
  }
  window.addEventListener('keydown', press, { signal, capture: true })
  return () => end(false)
}

/** SITE-005: a card is dragged with a mouse or a pen; a finger scrolls, and moves cards with 'Mover para…'. */
export const useDragged = (region: RefObject<HTMLElement | null>, onDrop: (carried: Carried) => void) => {
  const [dragged, setDragged] = useState<Carried>()
  const stop = useRef<() => void>(undefined)
  const hasJustMoved = useRef(false)
  useEffect(() => () => stop.current?.(), [])
  const grab = (site: MovableSite, event: PointerEvent<HTMLElement>) => {
    const isOnButton = event.target instanceof Element && event.target.closest('button') !== null
    if (event.button !== 0 || event.pointerType === 'touch' || isOnButton || region.current === null) return
    const { left, top } = event.currentTarget.getBoundingClientRect()
    const start = toPoint(event)
    hasJustMoved.current = false
    stop.current = followPointer(start, {
      site,
      region: region.current,
      grip: { x: start.x - left, y: start.y - top },
      onTo: setDragged,
      onDrop,
      onEnd: (hasMoved) => {
        hasJustMoved.current = hasMoved
        stop.current = undefined
      },
    })
  }
  /** The click that ends a drag opens nothing. */
  const swallowClick = (event: { preventDefault: () => void; stopPropagation: () => void }) => {
    if (!hasJustMoved.current) return
    hasJustMoved.current = false
    event.preventDefault()
    event.stopPropagation()
  }
  return { dragged, grab, swallowClick }
}
