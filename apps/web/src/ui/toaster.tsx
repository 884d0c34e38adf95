import { notifications } from '@mantine/notifications'
import classes from './toaster.module.css'

const closeMs = { success: 5000, info: 5000, danger: 8000 } as const // C-106
const actionMs = 8000

type Tone = keyof typeof closeMs

const looks = {
  withBorder: true,
  className: classes.toast ?? '',
  closeButtonProps: { 'aria-label': 'Fechar mensagem' },
  role: 'status',
} as const

const show = (tone: Tone, message: string, autoClose: number = closeMs[tone]) =>
  notifications.show({
    ...looks,
    message,
    autoClose,
    'data-tone': tone,
    ...(tone === 'danger' && { role: 'alert' }),
  })

type ToastAction = {
  readonly label: string
  readonly onRun: () => void
  /** How long it is shown; 8 s if nothing is given. */
  readonly closeMs?: number
}

/** Returns a function that removes it before its time. */
const showWithAction = (
  message: string,
  { label, onRun, closeMs: autoClose = actionMs }: ToastAction,
): (() => void) => {
  const id = notifications.show({
    ...looks,
    autoClose,
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
  /** The change can be undone for 8 s, or as long as is given. */
  undo: (message: string, onUndo: () => void, closeMs = actionMs) =>
    showWithAction(message, { label: 'Desfazer', onRun: onUndo, closeMs }),
  /** What just happened, with a link to it. */
  news: showWithAction,
} as const
