import type { NotificationView } from '@girassol/contract/notifications'
import { type NotificationIcon, toNotificationPath } from '@girassol/domain/notifications'
import { ActionIcon } from '@mantine/core'
import {
  IconAlertTriangle,
  IconCheck,
  IconCircleCheck,
  IconCircleX,
  IconInfoCircle,
  IconLogout,
  IconX,
  type TablerIcon,
} from '@tabler/icons-react'
import { formatDate, formatDateTime, formatRelative, formatTime } from '../../lib/format.ts'
import { AppLink } from '../../ui/app-link.tsx'
import { Tip } from '../../ui/tip.tsx'
import classes from './notification-panel.module.css'

const marks: Record<NotificationIcon, { readonly Mark: TablerIcon; readonly tone: string }> = {
  SUCCESS: { Mark: IconCircleCheck, tone: 'success' },
  INFO: { Mark: IconInfoCircle, tone: 'info' },
  WARNING: { Mark: IconAlertTriangle, tone: 'attention' },
  DANGER: { Mark: IconCircleX, tone: 'danger' },
  LOGOUT: { Mark: IconLogout, tone: 'neutral' },
}

export type NotificationRowProps = {
  readonly notification: NotificationView
  readonly now: Date
  /** Called after it was opened: it is read, and the panel closes for its record. */
  readonly onOpen: () => void
  readonly onRead: () => void
  readonly onRemove: () => void
}

/** Older days have their date above the rows. */
const isToday = (iso: string, now: Date): boolean => formatDate(iso) === formatDate(now.toISOString())

/** The whole row is a link to the record; a notification without a record is marked as read in place. */
const Title = ({ notification, onOpen, onRead }: Omit<NotificationRowProps, 'now' | 'onRemove'>) => {
  const to = toNotificationPath(notification)
  const text = (
    <>
      {!notification.readed && <span className="hidden-visually">Não lida: </span>}
      {notification.title}
    </>
  )
  return to === null ? (
    <button type="button" className={classes.open} onClick={onRead}>
      {text}
    </button>
  ) : (
    <AppLink to={to} className={classes.open} onClick={onOpen}>
      {text}
    </AppLink>
  )
}

type ToolProps = {
  readonly label: string
  readonly about: string
  readonly Mark: TablerIcon
  readonly onRun: () => void
}

const Tool = ({ label, about, Mark, onRun }: ToolProps) => (
  <Tip label={label}>
    <ActionIcon
      variant="subtle"
      color="gray"
      size="max(32px, var(--g-target))"
      aria-label={`${label}: ${about}`}
      onClick={onRun}
    >
      <Mark size={16} aria-hidden />
    </ActionIcon>
  </Tip>
)

/** One notification: the event, its record and the time; marked as read or removed in place. */
export const NotificationRow = (props: NotificationRowProps) => {
  const { notification, now, onRead, onRemove } = props
  const { title, message, icon, readed, createdAt } = notification
  const { Mark, tone } = marks[icon]
  const about = `${title}. ${message}`
  return (
    <li className={classes.row} data-unread={!readed || undefined}>
      <span className={classes.mark} data-tone={tone}>
        <Mark size={18} aria-hidden />
      </span>
      <div className={classes.text}>
        <p className={classes.title}>
          <Title {...props} />
        </p>
        <p className={classes.message}>{message}</p>
        <time className={classes.when} dateTime={createdAt} title={formatDateTime(createdAt)}>
          {isToday(createdAt, now) ? formatRelative(createdAt, now) : formatTime(createdAt)}
        </time>
      </div>
      <div className={classes.tools}>
        {!readed && <Tool label="Marcar como lida" about={about} Mark={IconCheck} onRun={onRead} />}
        <Tool label="Remover" about={about} Mark={IconX} onRun={onRemove} />
      </div>
    </li>
  )
}
