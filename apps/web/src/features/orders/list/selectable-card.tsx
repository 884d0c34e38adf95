import type { OrderRow } from '@girassol/contract/orders'
import { type MouseEvent, type PointerEvent, type ReactNode, useRef } from 'react'
import { MarkBox } from '../../../ui/mark-box.tsx'
import classes from '../bulk/order-selection.module.css'
import type { Selection } from '../bulk/use-selection.ts'

const longPressMs = 500
const movedPx = 10

type Press = { readonly timer: ReturnType<typeof setTimeout>; readonly x: number; readonly y: number }

/** A press without movement marks the card; the click that follows must not open it. */
const useLongPress = (onLongPress: () => void) => {
  const press = useRef<Press>(undefined)
  const wasLong = useRef(false)
  const end = () => clearTimeout(press.current?.timer)
  return {
    wasLong,
    handlers: {
      onPointerDown: ({ clientX, clientY, pointerType }: PointerEvent) => {
        wasLong.current = false
        if (pointerType === 'mouse') return
        const timer = setTimeout(() => {
          wasLong.current = true
          onLongPress()
        }, longPressMs)
        press.current = { timer, x: clientX, y: clientY }
      },
      onPointerMove: ({ clientX, clientY }: PointerEvent) => {
        const { x = clientX, y = clientY } = press.current ?? {}
        if (Math.hypot(clientX - x, clientY - y) > movedPx) end()
      },
      onPointerUp: end,
      onPointerCancel: end,
    },
  }
}

export type SelectableCardProps = {
  readonly order: OrderRow
  readonly selection: Selection
  /** Boxes are shown and a touch marks; otherwise a long press starts the selection. */
  readonly isSelecting: boolean
  readonly onBegin: () => void
  readonly children: ReactNode
}

/** The card of an order on the phone; a long press marks it (USE-025). */
export const SelectableCard = ({ order, selection, isSelecting, onBegin, children }: SelectableCardProps) => {
  const isMarked = selection.isMarked(order)
  const { wasLong, handlers } = useLongPress(() => {
    onBegin()
    if (!isMarked) selection.mark(order, false)
  })
  const markInstead = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('label')) return
    if (!isSelecting && !wasLong.current) return
    event.preventDefault()
    event.stopPropagation()
    if (!wasLong.current) selection.mark(order, false)
    wasLong.current = false
  }
  return (
    <div
      role="presentation"
      className={classes.card}
      data-selecting={isSelecting || undefined}
      data-marked={isMarked || undefined}
      onClickCapture={markInstead}
      {...handlers}
    >
      {isSelecting && (
        <span className={classes.box}>
          <MarkBox
            label={`Selecionar pedido ${order.id}`}
            isMarked={isMarked}
            onMark={() => selection.mark(order, false)}
          />
        </span>
      )}
      {children}
    </div>
  )
}
