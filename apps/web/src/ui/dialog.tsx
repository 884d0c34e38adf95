import { Modal } from '@mantine/core'
import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react'
import { useIsPhone } from '../lib/media.ts'
import classes from './dialog.module.css'
import { useEscape } from './use-escape.ts'
import { useFocusBack } from './use-focus-back.ts'

const widths = { decision: 480, table: 640, product: 880 } as const

export type DialogProps = {
  readonly isOpen: boolean
  readonly title: ReactNode
  readonly children: ReactNode
  /** Buttons, right aligned: 'Cancelar', then the action. Fixed at the bottom on the phone. */
  readonly footer?: ReactNode
  readonly width?: keyof typeof widths
  /** For a dialog that opens by itself: on the phone too it leaves space, so that a touch outside closes it. */
  readonly leavesRoom?: boolean
  /** Esc and a click outside do nothing. */
  readonly isStatic?: boolean
  readonly onClose: () => void
}

/** A list that opens on focus would cover the dialog before the user requested it. */
const firstField = ['input', 'textarea', 'select']
  .map((field) => `${field}:not([type="hidden"], [type="file"], [aria-haspopup], :disabled, [readonly])`)
  .join()
const mainAction = 'button:is([data-variant="next"], [data-variant="danger"])'

/** Ctrl+Enter presses the main action of the dialog, from each of its fields (USE-008). */
const pressMainAction = (event: KeyboardEvent<HTMLElement>) => {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.defaultPrevented || event.repeat) return
  event.preventDefault()
  event.currentTarget.querySelector<HTMLElement>(mainAction)?.click()
}

/**
 * Marks the element with the first focus: the first field, otherwise the main action; not the close button (USE-008).
 * On the phone a focused field would open the keyboard over the text.
 */
const FirstFocus = ({ mayBeField }: { readonly mayBeField: boolean }) => {
  const place = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    const dialog = place.current?.closest('[role="dialog"]')
    if (dialog?.querySelector('[data-autofocus]') !== null) return
    const target = (mayBeField && dialog.querySelector(firstField)) || dialog.querySelector(mainAction)
    target?.setAttribute('data-autofocus', 'true')
  }, [mayBeField])
  return <span ref={place} hidden />
}

/** One decision or up to seven fields; fills the phone unless it leaves space. The focus returns to the opener. */
export const Dialog = (props: DialogProps) => {
  const { isOpen, title, children, footer, width = 'decision', isStatic = false, leavesRoom = false } = props
  const { onClose } = props
  const isPhone = useIsPhone()
  useFocusBack(isOpen)
  useEscape(isOpen, isStatic ? () => undefined : onClose)
  return (
    <Modal
      returnFocus={false}
      opened={isOpen}
      onClose={onClose}
      title={title}
      size={widths[width]}
      fullScreen={isPhone && !leavesRoom}
      centered={leavesRoom}
      withCloseButton={!isStatic}
      closeOnEscape={false} // useEscape
      closeOnClickOutside={!isStatic}
      transitionProps={{ transition: 'fade', duration: 120 }}
      onKeyDown={pressMainAction}
      classNames={{ content: classes.content, body: classes.body }}
      attributes={{ header: { role: 'presentation' } }} // Not the <header> of a page
    >
      <div className={classes.text}>{children}</div>
      {footer !== undefined && (
        <div className={classes.footer} data-docked>
          {footer}
        </div>
      )}
      <FirstFocus mayBeField={!isPhone} />
    </Modal>
  )
}
