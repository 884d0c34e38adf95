import { IconPencil } from '@tabler/icons-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import classes from './value-edit.module.css'

export type ValueEditProps = {
  /** The action of the button: 'Alterar desconto'. */
  readonly name: string
  /** The current value. */
  readonly shown: ReactNode
  /** The form that replaces it; it focuses its own field. */
  readonly children: (close: () => void) => ReactNode
}

/** A value that is edited in place. The focus returns to it when the form closes. */
export const ValueEdit = ({ name, shown, children }: ValueEditProps) => {
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(false)
  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  if (isOpen) return children(() => setOpen(false))
  return (
    <button ref={button} type="button" className={classes.value} onClick={() => setOpen(true)}>
      <span className="hidden-visually">{name}: </span>
      {shown}
      <IconPencil size={14} aria-hidden />
    </button>
  )
}
