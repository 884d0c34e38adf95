import { type ChangeEvent, useEffect, useRef } from 'react'
import classes from './mark-box.module.css'

export type MarkBoxProps = {
  /** 'Selecionar pedido 10446' */
  readonly label: string
  readonly isMarked: boolean
  /** For the box in the header: some rows are marked, not all. */
  readonly isPartly?: boolean
  /** The box of a row, which the key X marks. */
  readonly isOfRow?: boolean
  /** `isRange`: Shift was pressed, so every row since the last marked one is included. */
  readonly onMark: (isRange: boolean) => void
}

const isShiftPressed = ({ nativeEvent }: ChangeEvent) => nativeEvent instanceof MouseEvent && nativeEvent.shiftKey

/** The box that marks a row; plain, because a list has many. */
export const MarkBox = ({ label, isMarked, isPartly = false, isOfRow = false, onMark }: MarkBoxProps) => {
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (box.current !== null) box.current.indeterminate = isPartly
  }, [isPartly])
  return (
    <label className={classes.mark}>
      <span className="hidden-visually">{label}</span>
      <input
        ref={box}
        type="checkbox"
        className={classes.box}
        checked={isMarked}
        data-row-mark={isOfRow || undefined}
        onChange={(event) => onMark(isShiftPressed(event))}
      />
    </label>
  )
}
