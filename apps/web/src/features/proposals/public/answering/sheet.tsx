import { IconX } from '@tabler/icons-react'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import classes from './sheet.module.css'

type SheetProps = {
  readonly isOpen: boolean
  readonly title: string
  readonly note?: string
  readonly onClose: () => void
  readonly onSubmit: () => void
  readonly actions: ReactNode
  readonly children: ReactNode
}

/** Opens and closes the dialog; the browser returns the focus to the opener and closes it by Esc. */
const useModal = (isOpen: boolean) => {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const element = dialog.current
    if (element === null || element.open === isOpen) return
    if (!isOpen) return element.close()
    element.showModal()
    element.querySelector<HTMLElement>('[data-first]')?.focus()
  }, [isOpen])
  return dialog
}

/**
 * A form in a sheet at the foot of a phone, or in a dialog. It is not removed when it closes, so nothing that was typed is
 * lost.
 */
export const Sheet = ({ isOpen, title, note, onClose, onSubmit, actions, children }: SheetProps) => {
  const dialog = useModal(isOpen)
  const id = useId()
  return (
    <dialog ref={dialog} className={classes.sheet} aria-labelledby={id} aria-modal="true" onClose={onClose}>
      <form
        noValidate
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault()
          onSubmit()
        }}
      >
        <div className={classes.head}>
          <div>
            <h2 id={id}>{title}</h2>
            {note !== undefined && <p>{note}</p>}
          </div>
          <button type="button" className={classes.close} aria-label="Fechar" onClick={onClose}>
            <IconX size={22} stroke={1.75} aria-hidden="true" />
          </button>
        </div>
        <div className={classes.body}>{children}</div>
        <div className={classes.actions}>{actions}</div>
      </form>
    </dialog>
  )
}
