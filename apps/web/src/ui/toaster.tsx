import { notifications } from '@mantine/notifications'
import classes from './toaster.module.css'

const closeMs = { success: 5000, info: 5000, danger: 8000 } as const // C-106
const actionMs = 8000

type Tone = keyof typeof closeMs

const show = (tone: Tone, message: string, autoClose: number = closeMs[tone]) =>
  notifications.show({
    message,
    autoClose,
    withBorder: true,
    className: classes.toast ?? '',
    closeButtonProps: { 'aria-label': 'Fechar mensagem' },
    'data-tone': tone,
    role: tone === 'danger' ? 'alert' : 'status',
  })

type ToastAction = { readonly label: string; readonly onRun: () => void }

/** Returns a function that removes it before its time. */
const showWithAction = (message: string, { label, onRun }: ToastAction): (() => void) => {
  const id = notifications.show({
    autoClose: actionMs,
    withBorder: true,
    className: classes.toast ?? '',
    closeButtonProps: { 'aria-label': 'Fechar mensagem' },
    role: 'status',
    message: (
      <span className={classes.action}>
        {message}
        <button
          type="button"
          onClick={() => {
            notifications.hide(id)
            onRun()
          }}
        >
          {label}
        </button>
      </span>
    ),
  })
  return () => void notifications.hide(id)
}

/** Toasts, only for quoted messages and undo: the change itself must be visible without them. */
export const toast = {
  success: (message: string) => show('success', message),
  info: (message: string) => show('info', message),
  failure: (message: string) => show('danger', message),
  /** A list is shown for 10 s times each item's position (ERR-005); a single failure for 8 s (C-106). */
  failures: (messages: readonly string[]) => {
    if (messages.length === 1) return void messages.map((message) => show('danger', message))
    for (const [index, message] of messages.entries()) show('danger', message, 10_000 * (index + 1))
  },
  /** The change can be undone for 8 s. */
  undo: (message: string, onUndo: () => void) => showWithAction(message, { label: 'Desfazer', onRun: onUndo }),
  /** What just happened, with a link to it. */
  news: showWithAction,
} as const
